//! Every number of the configuration is used. That a changed number changes something cannot be
//! tried out for each of them, the times of a window among them; but a number that no code reads
//! changes nothing, and the compiler does not tell, because reading and writing the files counts as
//! use. So this test reads the source: every field of every struct that is read from a file must be
//! read somewhere from a value of that struct, and not just be a name that others have as well.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fivefold::config::ValueKind;

use super::{code, root};

/// A file of the source in words and signs.
struct Source {
    path: PathBuf,
    tokens: Vec<String>,
}

/// A struct that is read from a file.
struct Section {
    name: String,
    /// The folder whose code can use it: the game's, or all.
    home: PathBuf,
    fields: Vec<String>,
}

impl Source {
    fn new(path: &Path, text: &str) -> Source {
        let mut tokens: Vec<String> = Vec::new();
        for line in text.lines() {
            // What stands between quotes is no code.
            for (index, part) in line.split('"').enumerate() {
                if index % 2 == 1 {
                    continue;
                }
                let mut in_word = false;
                for c in part.chars() {
                    let is_word = c.is_alphanumeric() || c == '_';
                    match tokens.last_mut() {
                        Some(word) if is_word && in_word => word.push(c),
                        _ if c.is_whitespace() => {}
                        _ => tokens.push(c.to_string()),
                    }
                    in_word = is_word;
                }
            }
        }
        Source {
            path: path.to_owned(),
            tokens,
        }
    }

    fn is(&self, at: usize, token: &str) -> bool {
        self.tokens.get(at).is_some_and(|it| it == token)
    }

    /// Whether these tokens stand here one after the other.
    fn reads(&self, at: usize, tokens: &[&str]) -> bool {
        let mut tokens = tokens.iter().enumerate();
        tokens.all(|(index, token)| self.is(at + index, token))
    }

    /// Where the bracket that opens here is closed.
    fn closing(&self, open: usize) -> usize {
        let mut depth = 0;
        for at in open..self.tokens.len() {
            match &*self.tokens[at] {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        self.tokens.len()
    }

    /// The structs of this file that are read from a file, with their fields.
    fn sections(&self) -> Vec<Section> {
        let mut sections = Vec::new();
        let mut end_of_numbers = 0;
        for at in 0..self.tokens.len() {
            if self.reads(at, &["numbers", "!", "{"]) {
                end_of_numbers = self.closing(at + 2);
            }
            let is_read = at < end_of_numbers;
            if !is_read || !self.reads(at, &["pub", "struct"]) || !self.is(at + 3, "{") {
                continue;
            }
            let fields = (at + 4..self.closing(at + 3))
                .filter(|&field| self.is(field, "pub") && self.is(field + 2, ":"))
                .map(|field| self.tokens[field + 1].clone())
                .collect();
            let is_of_game = self.path.ends_with("numbers.rs");
            let home = self.path.parent().filter(|_| is_of_game);
            sections.push(Section {
                name: self.tokens[at + 2].clone(),
                home: home.map(Path::to_owned).unwrap_or_default(),
                fields,
            });
        }
        sections
    }

    /// Names that are declared with this type: `name: &Type`. Of fields of public structs it is told
    /// apart, because other files use them, too; and so are functions that return it.
    fn declared(&self, section: &str) -> (BTreeSet<&str>, BTreeSet<&str>) {
        let (mut here, mut everywhere) = (BTreeSet::new(), BTreeSet::new());
        for at in 1..self.tokens.len() {
            let (name, type_from) = if self.is(at + 1, ":") && !self.is(at + 2, ":") {
                (at, at + 2)
            } else if self.is(at, "fn") {
                let arguments = (at..self.tokens.len()).find(|&at| self.is(at, "("));
                let end = arguments.map_or(at, |open| self.closing(open));
                if !self.reads(end + 1, &["-", ">"]) {
                    continue;
                }
                (at + 1, end + 3)
            } else {
                continue;
            };
            let is_type = |it: &&String| !matches!(&***it, "," | ")" | ";" | "=" | "{" | "}" | "|");
            let mut type_words = self.tokens[type_from..].iter().take_while(is_type).take(12);
            if type_words.any(|word| word == section) {
                let word = &*self.tokens[name];
                if self.is(name - 1, "pub") || self.is(name - 1, "fn") {
                    everywhere.insert(word);
                }
                here.insert(word);
            }
        }
        (here, everywhere)
    }

    /// Where the bodies of `impl … Type { … }` stand.
    fn impls(&self, section: &str) -> Vec<std::ops::Range<usize>> {
        let begins = (0..self.tokens.len()).filter(|&at| self.is(at, "impl"));
        let open = |at| (at..self.tokens.len()).find(|&at| self.is(at, "{"));
        begins
            .filter_map(open)
            .filter(|open| self.is(open - 1, section))
            .map(|open| open..self.closing(open))
            .collect()
    }

    /// Whether a field is read here from a value that has one of these names or is of this type.
    fn reads_field(&self, section: &str, field: &str, names: &BTreeSet<&str>) -> bool {
        let impls = self.impls(section);
        (1..self.tokens.len()).any(|at| {
            if self.reads(at, &["let", section, "{"]) {
                let end = self.closing(at + 2);
                return (at + 3..end).any(|at| {
                    self.is(at, field) && !self.reads(at + 1, &[":", "_"]) && !self.is(at - 1, ":")
                });
            }
            let is_compared = self.is(at + 3, "=") || self.is(at + 3, ">");
            let is_written = self.is(at + 2, "=") && !is_compared;
            if !self.reads(at, &[".", field]) || self.is(at + 2, "(") || is_written {
                return false;
            }
            let mut from = at - 1;
            let mut is_call = false;
            loop {
                if self.is(from, ")") && self.is(from - 1, "(") {
                    is_call = true;
                    from -= 2;
                } else if self.is(from, "]") {
                    let opens = (0..from).rev().find(|&it| self.is(it, "["));
                    from = opens.map_or(0, |it| it - 1);
                } else {
                    break;
                }
            }
            if is_call && self.is(from, ">") {
                return self.is(from - 1, section);
            }
            if is_call && self.is(from - 1, ":") {
                return self.is(from - 3, section);
            }
            if self.is(from, "self") {
                return impls.iter().any(|body| body.contains(&at));
            }
            names.contains(&*self.tokens[from])
        })
    }
}

/// The fields that no code reads.
fn unread(sources: &[Source]) -> Vec<String> {
    let mut unread = Vec::new();
    for section in sources.iter().flat_map(Source::sections) {
        let users = || (sources.iter()).filter(|it| it.path.starts_with(&section.home));
        let declared: Vec<_> = users().map(|it| it.declared(&section.name)).collect();
        let everywhere: BTreeSet<&str> = (declared.iter())
            .flat_map(|(_, everywhere)| everywhere.iter().copied())
            .collect();
        for field in &section.fields {
            let is_read = users().zip(&declared).any(|(user, (here, _))| {
                let names = here.union(&everywhere).copied().collect();
                user.reads_field(&section.name, field, &names)
            });
            if !is_read {
                unread.push(format!("{}.{field}", section.name));
            }
        }
    }
    unread
}

fn sources() -> Vec<Source> {
    let root = root();
    let source = |path: PathBuf| {
        let lines: Vec<String> = code(&path).into_iter().map(|(_, line)| line).collect();
        let place = path.strip_prefix(&root).expect("a source file");
        Source::new(place, &lines.join("\n"))
    };
    super::sources().into_iter().map(source).collect()
}

#[test]
fn every_number_of_the_configuration_is_read_by_code() {
    let sources = sources();
    assert_eq!(unread(&sources), [""; 0]);
    // All fields that stand in the files have been looked for.
    let looked_for: BTreeSet<String> = (sources.iter())
        .flat_map(Source::sections)
        .flat_map(|section| section.fields)
        .collect();
    for (file, _, fields) in crate::config::files() {
        let mut fields = fields.to_vec();
        while let Some(field) = fields.pop() {
            assert!(looked_for.contains(field.name), "{} in {file}", field.name);
            match field.kind {
                ValueKind::Fields(inner) => fields.extend(inner),
                ValueKind::List(_, _, ValueKind::Fields(inner)) => fields.extend(*inner),
                _ => {}
            }
        }
    }
}

/// So stood the depth of Noughts in the file for a long time: with a range, a comment and tests, and
/// a name that half of the engine has as well.
#[test]
fn a_number_that_nobody_reads_is_found_whoever_else_has_its_name() {
    let numbers = "numbers! {
        pub struct NoughtsNumbers { pub levels: u8, pub depth: u8, pub infinity: i32 }
        pub struct LinesNumbers { pub noughts: NoughtsNumbers } apart { pub memory: u8 }
    }";
    let player = |more: &str| {
        format!(
            "fn new(config: &NoughtsNumbers, depth: u8) -> Noughts {{
                 let least = limits.depth.min(self.depth);
                 Noughts {{ infinity: config.infinity, depth }}
             }}
             fn offered(all: &Opponents) -> bool {{
                 DEPTH <= all.of::<LinesNumbers>().noughts.levels {more}
             }}"
        )
    };
    let unread_with = |more: &str| {
        let at = |file: &str, text: &str| {
            Source::new(&Path::new("crates/games/src/lines").join(file), text)
        };
        unread(&[at("numbers.rs", numbers), at("noughts.rs", &player(more))])
    };
    assert_eq!(unread_with(""), ["NoughtsNumbers.depth"]);
    assert_eq!(
        unread_with("&& noughts.depth() > 1"),
        ["NoughtsNumbers.depth"]
    );
    assert_eq!(
        unread_with("; numbers.noughts.depth = 1"),
        ["NoughtsNumbers.depth"]
    );
    let ignored = "; let NoughtsNumbers { depth: _, .. } = it";
    assert_eq!(unread_with(ignored), ["NoughtsNumbers.depth"]);
    assert_eq!(unread_with("&& noughts.depth > 1"), [""; 0]);
    assert_eq!(
        unread_with("; let NoughtsNumbers { depth, .. } = it"),
        [""; 0]
    );
}
