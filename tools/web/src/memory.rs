//! How much memory a step takes, looked up while it runs. Only Linux tells.

use std::collections::HashMap;
use std::fs;
use std::process::{Child, ExitStatus};
use std::thread;
use std::time::Duration;

/// How often the memory is looked up.
const LOOK: Duration = Duration::from_millis(250);

/// Waits for a program; its end, and the most memory that it and what it started were seen to take
/// together, in MiB.
///
/// # Errors
/// The system cannot tell how it ended.
pub(crate) fn wait(mut program: Child) -> std::io::Result<(ExitStatus, u64)> {
    let mut most = 0;
    loop {
        if let Some(end) = program.try_wait()? {
            return Ok((end, most / 1024));
        }
        most = most.max(resident(program.id()));
        thread::sleep(LOOK);
    }
}

/// The memory of a program and of all that it has started, in KiB.
fn resident(root: u32) -> u64 {
    let mut children: HashMap<u32, Vec<(u32, u64)>> = HashMap::new();
    let mut kibibytes = 0;
    for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let status = fs::read_to_string(process.path().join("status")).unwrap_or_default();
        let number = |name: &str| -> Option<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse().ok()
        };
        let id = |name: &str| number(name).and_then(|id| u32::try_from(id).ok());
        if let (Some(own), Some(parent)) = (id("Pid:"), id("PPid:")) {
            let memory = number("VmRSS:").unwrap_or_default();
            children.entry(parent).or_default().push((own, memory));
            if own == root {
                kibibytes = memory;
            }
        }
    }
    let mut open = vec![root];
    while let Some(parent) = open.pop() {
        for (child, memory) in children.remove(&parent).unwrap_or_default() {
            kibibytes += memory;
            open.push(child);
        }
    }
    kibibytes
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn what_a_program_has_started_counts_as_well() {
        let mut child = Command::new("sleep").arg("60").spawn().expect("a child");
        let with_child = resident(std::process::id());
        let child_alone = resident(child.id());
        child.kill().expect("it ends");
        let (end, _) = wait(child).expect("an end");
        assert!(!end.success());
        assert!(child_alone > 0);
        assert!(with_child > child_alone);
    }
}
