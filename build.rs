//! Gives the program for Windows its icon and what Windows tells about a program; does nothing for other systems.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=packaging/icons/fivefold.ico");
    // Where this runs is one system, what is built for may be another.
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let made = winresource::WindowsResource::new()
        .set_icon("packaging/icons/fivefold.ico")
        .set("ProductName", "fivefold")
        .set("FileDescription", "fivefold")
        .set("OriginalFilename", "fivefold.exe")
        .set(
            "LegalCopyright",
            "the fivefold authors; MIT or Apache License 2.0",
        )
        .compile_for("fivefold");
    // A program without an icon is better than none, and a check needs no compiler for resources.
    if let Err(reason) = made {
        println!(
            "cargo::warning=fivefold.exe gets no icon and no version: {reason}. \
             The compiler for resources is missing: install binutils-mingw-w64, or the Windows SDK."
        );
    }
}
