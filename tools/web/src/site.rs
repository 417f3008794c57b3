//! Puts the web version together: names by content, the page, the list for the service worker.

use std::fs;
use std::path::Path;

use fivefold_build_steps::commands::say;
use fivefold_build_steps::files::{below, filled, read, read_text, size, with_slashes, write};

use super::bind::Bound;

/// Where the parts of the page lie.
const PAGE: &str = "assets/web";
/// The game's assets; the page's own parts are none of them.
const ASSETS: &str = "assets";

/// What previews of links show. Drawn with the pictures of the README.
const PREVIEW: &str = "docs/pictures/menu.png";
/// What a visit to the menu does not load, by the beginnings of the names: it is fetched when it is
/// needed.
const LATER: [&str; 8] = [
    "players-", "scripts-", "sliced-", "readers-", "icons-", "preview-", "words-", "assets-",
];
/// What of the assets is fetched by itself when it is needed, by the beginnings of the paths: what a language
/// is written with, the puzzles, the proofs and the list of libraries. The rest is small and comes as one file.
const LATER_ASSETS: [&str; 5] = ["about/", "locales/", "fonts/", "puzzles/", "proofs/"];

/// What was made, for the report.
pub(crate) struct Made {
    /// What a first visit loads up to the menu, as paths below the folder.
    first_visit: Vec<String>,
    /// The worker's program.
    players: String,
    /// The program of the worker that reads files.
    readers: String,
}

/// Writes everything but the compressed forms.
pub(crate) fn lay_out(
    out: &Path,
    url: Option<&str>,
    game: &Bound,
    [players, scripts, readers]: &[Bound; 3],
    sliced: Option<&Bound>,
) -> Result<Made, String> {
    if out.exists() {
        // Only what this tool has made is taken away.
        if !out.join("index.html").is_file() && below(out).is_ok_and(|files| !files.is_empty()) {
            return Err(format!(
                "{} holds files, but no web version; name an empty folder.",
                out.display()
            ));
        }
        fs::remove_dir_all(out)
            .map_err(|error| format!("{} cannot be emptied: {error}", out.display()))?;
    }
    let put = |name: &str, extension: &str, content: &[u8]| -> Result<String, String> {
        let name = format!("{name}-{}.{extension}", hash(&[content]));
        write(&out.join(&name), content)?;
        Ok(name)
    };
    let game_wasm = put("game", "wasm", &game.wasm)?;
    let game_js = put("game", "js", game.js.as_bytes())?;
    let page = |name: &str| Path::new(PAGE).join(name);
    let put_worker = |name: &str, program: &Bound| -> Result<[String; 2], String> {
        let wasm = put(name, "wasm", &program.wasm)?;
        let own = filled(&page("worker.js"), &[("program", &wasm)])?;
        let js = put(name, "js", format!("{}\n{own}", program.js).as_bytes())?;
        Ok([js, wasm])
    };
    let [players_js, players_wasm] = put_worker("players", players)?;
    let [scripts_js, _] = put_worker("scripts", scripts)?;
    let [readers_js, readers_wasm] = put_worker("readers", readers)?;
    let sliced_js = match sliced {
        Some(sliced) => {
            let wasm = put("sliced", "wasm", &sliced.wasm)?;
            let slices = filled(&page("slices.js"), &[("sliced_wasm", &wasm)])?;
            put(
                "sliced",
                "js",
                format!("{}\n{slices}", sliced.js).as_bytes(),
            )?
        }
        None => String::new(),
    };

    let assets = folder(out, "assets", Path::new(ASSETS), |file| {
        !file.starts_with(PAGE) && !is_in_the_program(file) && is_later(file)
    })?;
    let bundle = put("bundle", "json", &bundle(Path::new(ASSETS))?)?;
    let icons = folder(out, "icons", &page("icons"), |_| true)?;
    let words = folder(out, "words", &page("words"), |_| true)?;
    let languages = stems(&page("words"), "json")?;
    let css = put("page", "css", &read(&page("page.css"))?)?;
    let js = put("page", "js", &read(&page("page.js"))?)?;

    let preview = put("preview", "png", &read(Path::new(PREVIEW))?)?;
    let opponents = stems(&Path::new(ASSETS).join("opponents"), "rhai")?;
    let proofs = proofs(&Path::new(ASSETS).join("proofs"))?;

    let size = game.wasm.len().to_string();
    let values = [
        ("game_wasm", game_wasm.as_str()),
        ("game_js", game_js.as_str()),
        ("game_bytes", size.as_str()),
        ("players_js", players_js.as_str()),
        ("scripts_js", scripts_js.as_str()),
        ("readers_js", readers_js.as_str()),
        ("sliced_js", sliced_js.as_str()),
        ("opponents", opponents.as_str()),
        ("proofs", proofs.as_str()),
        ("languages", languages.as_str()),
        ("words", words.as_str()),
        ("assets", assets.as_str()),
        ("bundle", bundle.as_str()),
        ("icons", icons.as_str()),
        ("url", url.unwrap_or_default()),
        ("preview", preview.as_str()),
        ("page_css", css.as_str()),
        ("page_js", js.as_str()),
    ];
    for name in ["index.html", "manifest.webmanifest"] {
        let text = filled(&page(name), &values)?;
        write(&out.join(name), text.as_bytes())?;
    }

    let mut list = Vec::new();
    for file in below(out)? {
        if let Ok(inside) = file.strip_prefix(out) {
            list.push(with_slashes(inside));
        }
    }
    let names: Vec<&[u8]> = list.iter().map(|name| name.as_bytes()).collect();
    let index = read(&out.join("index.html"))?;
    let version = hash(&[&names.concat(), &index]);
    let mut beginnings: Vec<&str> = list
        .iter()
        .filter_map(|name| name.split('/').next())
        .collect();
    beginnings.dedup();
    let beginnings = quoted(&beginnings);
    list.retain(|name| !LATER.iter().any(|start| name.starts_with(start)));
    let worker = filled(
        &page("sw.js"),
        &[
            ("version", &version),
            ("files", &quoted(&list)),
            ("names", &beginnings),
        ],
    )?;
    write(&out.join("sw.js"), worker.as_bytes())?;

    Ok(Made {
        first_visit: list,
        players: players_wasm,
        readers: readers_wasm,
    })
}

/// A hash of a content as 16 hexadecimal digits: a name under which it can be kept for ever.
pub(crate) fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}

/// Names as the lines of a list in JavaScript.
fn quoted(names: &[impl AsRef<str>]) -> String {
    let lines: Vec<String> = names
        .iter()
        .map(|name| format!("  \"{}\"", name.as_ref()))
        .collect();
    lines.join(",\n")
}

/// Whether one of the assets is fetched by itself.
fn is_later(file: &Path) -> bool {
    let inside = file.strip_prefix(ASSETS).unwrap_or(file);
    let inside = with_slashes(inside);
    LATER_ASSETS.iter().any(|start| inside.starts_with(start))
}

/// A shader without the lines that only people read.
fn without_comments(shader: &str) -> String {
    let lines = shader.lines().map(str::trim);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    code.join("\n")
}

/// The small assets by their paths, as one text in JSON.
fn bundle(from: &Path) -> Result<Vec<u8>, String> {
    let mut texts = std::collections::BTreeMap::new();
    for file in below(from)? {
        if !file.starts_with(PAGE) && !is_in_the_program(&file) && !is_later(&file) {
            let inside = file.strip_prefix(from).unwrap_or(&file);
            let path = with_slashes(inside);
            let mut text = read_text(&file)?;
            if path.ends_with(".wgsl") {
                text = without_comments(&text);
            }
            texts.insert(path, text);
        }
    }
    serde_json::to_vec(&texts).map_err(|error| format!("the small assets: {error}"))
}

/// The face of code, which is loaded when a screen may show some.
const CODE_FACE: &str = "AtkinsonHyperlegibleMono-Regular.ttf";

/// Whether a file is compiled into the program: the numbers, the English texts, and the faces that every
/// language uses.
fn is_in_the_program(file: &Path) -> bool {
    let in_folder = |name: &str| file.parent() == Some(&Path::new(ASSETS).join(name));
    let is_face = file.extension().is_some_and(|it| it == "ttf") && !file.ends_with(CODE_FACE);
    let is_number = file.starts_with(Path::new(ASSETS).join("config"));
    is_number || in_folder("") || in_folder("locales/en") || in_folder("fonts") && is_face
}

/// The names of the files with this ending, because a browser cannot look into a folder.
fn stems(folder: &Path, ending: &str) -> Result<String, String> {
    let files = below(folder)?;
    let files = files
        .iter()
        .filter(|file| file.extension().is_some_and(|kind| kind == ending));
    let names = files.filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned()));
    Ok(names.collect::<Vec<_>>().join(" "))
}

/// The boards that have a proof in this folder, each with how many plies one can hold out:
/// `mnk:6x6x4=27`. Both stand in the first line of a file, `fivefold-proof 1 mnk:6x6x4 1 27 CHECKSUM`.
fn proofs(folder: &Path) -> Result<String, String> {
    let mut told = Vec::new();
    for file in below(folder)? {
        let content = read(&file)?;
        let line = content.split(|&byte| byte == b'\n').next();
        let line = String::from_utf8_lossy(line.unwrap_or_default());
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["fivefold-proof", _, id, _, longest, _] => told.push(format!("{id}={longest}")),
            _ => return Err(format!("{} is no proof.", file.display())),
        }
    }
    Ok(told.join(" "))
}

/// Copies the files of a folder that are wanted into one named by their content.
fn folder(
    out: &Path,
    name: &str,
    from: &Path,
    wanted: impl Fn(&Path) -> bool,
) -> Result<String, String> {
    let mut parts = Vec::new();
    for file in below(from)? {
        if wanted(&file) {
            let content = read(&file)?;
            parts.push((file, content));
        }
    }
    let hashed: Vec<&[u8]> = parts
        .iter()
        .flat_map(|(file, content)| [file.as_os_str().as_encoded_bytes(), content.as_slice()])
        .collect();
    let name = format!("{name}-{}", hash(&hashed));
    for (file, content) in &parts {
        let inside = file.strip_prefix(from).unwrap_or(file);
        write(&out.join(&name).join(inside), content)?;
    }
    Ok(name)
}

/// Says what was made and how much a first visit loads.
pub(crate) fn report(out: &Path, made: &Made) -> Result<(), String> {
    let size = |name: &str, extension: &str| {
        let packed = out.join(format!("{name}{extension}"));
        size(&if packed.is_file() {
            packed
        } else {
            out.join(name)
        })
    };
    let mut totals = [0; 3];
    for name in &made.first_visit {
        for (total, extension) in totals.iter_mut().zip(["", ".gz", ".br"]) {
            *total += size(name, extension)?;
        }
    }
    let [raw, gzip, brotli] = totals;
    say(format_args!("The web version is in {}.", out.display()));
    println!(
        "A first visit loads {raw} bytes up to the menu, {gzip} with gzip, {brotli} with brotli."
    );
    let later = [
        ("The computer players, loaded after that", &made.players),
        (
            "The readers of files, loaded when one needs them",
            &made.readers,
        ),
    ];
    for (what, program) in later {
        let (raw, brotli) = (size(program, "")?, size(program, ".br")?);
        println!("{what}: {raw} bytes, {brotli} with brotli.");
    }
    Ok(())
}
