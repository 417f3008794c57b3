//! Whatever a file holds, reading it ends, without a panic.

mod texts;

use std::collections::HashMap;
use std::ops::ControlFlow;

use fivefold_lines_files::transfer::{is_transfer, transferred};
use fivefold_lines_files::{FileFormat, FileGame, FileMove, read, visit};

/// Texts and bytes of all formats, which are mutated and mixed.
const SEEDS: [&[u8]; 26] = [
    b"Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,-5\n9,7,0\nA.zip\nB.zip\n-1\n1,Renju1\n",
    b"one.exe\ntwo.exe\n10,10,0\n11,9,3\n0\n",
    b"1. h8! i9 2. j10 { plan } g7 1-0\n1. h8 h9",
    b"h8i9j10g7\nd3e5f6\n",
    b"7,7 8,8 (9,9) [1,2]; 3:4",
    b"0,0, 1,0, 1,3\n-1,2, 0,1\n",
    b"[Event \"?\"]\n[Site \"PlayOK\"]\n[GameType \"61,15\"]\n\n1. h8 h9 2. i9 black 3. -- g9 4. i8 j10 1-0\n",
    b"[Site \"www.kurnik.pl\"]\n\n1. h8 -- 2. h9 -- 3. h6 white 4. -- i8 5. j7 -- 6. i7 i7 7. -- j7",
    b"15\n15\n2\n7 7\n6 8\n",
    b"\x03\x70\x62\xe0",
    b"<d><rules><rule id=\"1\" name=\"RIF\"/></rules><game id=\"1\" rule=\"1\" alt=\"e6\"><move>h8 i9</move><info>a &amp; b</info></game></d>",
    b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x08a\x08b\0\0\x78\x10\x69\xc9\x00\x01ok\0\0A\0\x5a\x00\x00\x40",
    b"\x78\x20h}r\xe7\x69\x40",
    b"...\n.X.\n..O\n\n  a b c\n3 . . . 3\n2 . X . 2\n1 . . O 1\n",
    "┌─┬─┐\n├─●─┤\n└─┴─○\nｈ８　ｉ９".as_bytes(),
    b"(;GM[4]SZ[15];B[hh];W[ii])",
    b"(;FF[4]CA[UTF-8]GM[4]SZ[15:15]RU[Renju]RE[B+R]KM[5]PB[a\\]b]AB[aa][bb:cc]AW[dd]PL[W]C[x];B[hh]BL[10.5]LB[aa:A](;W[ii]N[n];B[hg]TR[aa])(;W[]))(;B[aa])",
    b"getpos: h8 pass resigns black wins",
    b"PK\x03\x04",
    b"3\n0 0 1 0 0\n0,0,2,0,0\n00000\n0 1 0 0 0\n0 0 0 0 0\n",
    b"{\"size\":15,\"moves\":[{\"row\":7,\"col\":7},{\"row\":6,\"col\":8}]}{\"board\":\"...\\n.X.\\n..O\"}",
    b"HhHiIg\nhhhgjg\n",
    b"set 1\nput 9 9 white true\nput 8 8 black true\nput 9 8 white\nend 0 0",
    b"id,moves\n1,\"h8,i9,j7\",white\n2,\"h8,i7,i9\",x\n",
    "{[C5][先手参赛队 A][后手参赛队 B][先手胜][2017.07.29 重庆][CCGC];B(H,8);W(I,9)}".as_bytes(),
    b"808\n709\n910\n1111\n605\n",
];

/// A small generator of numbers; the same run gives the same inputs.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % below.max(1)
    }
}

/// A file that nobody wrote, made of this one, or of any and sometimes of none.
fn input(numbers: &mut Numbers, of: Option<usize>) -> Vec<u8> {
    let mut bytes = match of {
        Some(seed) => SEEDS[seed].to_vec(),
        None if numbers.next(8) == 0 => {
            let length = numbers.next(200);
            (0..length).map(|_| numbers.next(256) as u8).collect()
        }
        None => SEEDS[numbers.next(SEEDS.len())].to_vec(),
    };
    for _ in 0..numbers.next(8) {
        let at = numbers.next(bytes.len() + 1);
        match numbers.next(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, numbers.next(256) as u8),
            2 if at < bytes.len() => bytes[at] = numbers.next(256) as u8,
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 => {
                let other = SEEDS[numbers.next(SEEDS.len())];
                let begin = numbers.next(other.len());
                bytes.splice(at..at, other[begin..].iter().copied());
            }
            _ => {
                let end = (at + numbers.next(40)).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.extend(part.repeat(1 + numbers.next(4)));
            }
        }
    }
    bytes
}

/// What holds for every game that is read.
fn check(game: &FileGame) {
    assert!(!game.nodes.is_empty());
    // SGF has names for so many columns; whoever opens the game says if that is too much.
    assert!((3..=52).contains(&game.board.cols) && (3..=52).contains(&game.board.rows));
    for (index, node) in game.nodes.iter().enumerate() {
        assert!(
            node.parent < index || index == 0,
            "each node after the one before it"
        );
        if let Some(FileMove::Stone(_, cell)) = node.mv {
            assert!(cell.col < game.board.cols && cell.row < game.board.rows);
        }
    }
}

/// Reads so many files that nobody wrote, and says how many were in which format.
fn fuzz(inputs: usize, seed: u64, of: Option<usize>) -> HashMap<FileFormat, usize> {
    let mut numbers = Numbers(seed);
    let mut formats = HashMap::new();
    for _ in 0..inputs {
        let bytes = input(&mut numbers, of);
        let mut seen = 0;
        let format = visit(&bytes, &mut |game| {
            check(&game);
            seen += 1;
            ControlFlow::Continue(())
        });
        assert!(format.is_err() || seen > 0, "{bytes:?}");
        if let Ok(format) = format {
            *formats.entry(format).or_default() += 1;
        }
    }
    formats
}

#[test]
fn what_is_handed_over_is_what_was_read() {
    let mut numbers = Numbers(0xfeed);
    for _ in 0..5_000 {
        let bytes = input(&mut numbers, None);
        let handed_over = transferred(&bytes);
        assert!(is_transfer(&handed_over));
        assert_eq!(read(&handed_over), read(&bytes), "{bytes:?}");
        assert!(!is_transfer(&bytes));
    }
}

/// Only programs hand over, but a file can be anything.
#[test]
fn damaged_transfers_are_read_or_refused() {
    let mut numbers = Numbers(0xdead);
    for _ in 0..20_000 {
        let mut bytes = transferred(SEEDS[numbers.next(SEEDS.len())]);
        for _ in 0..1 + numbers.next(4) {
            let at = 10 + numbers.next(bytes.len() - 10);
            match numbers.next(3) {
                0 => bytes.truncate(at.max(11)),
                1 => bytes[at] = numbers.next(256) as u8,
                _ => bytes.insert(at, numbers.next(256) as u8),
            }
        }
        for game in read(&bytes).unwrap_or_default() {
            check(&game);
        }
    }
}

#[test]
fn twenty_thousand_files_that_nobody_wrote_are_read_or_refused() {
    fuzz(20_000, 0x5eed, None);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_files_that_nobody_wrote_are_read_or_refused() {
    fuzz(1_000_000, 0xf17e, None);
}

#[test]
#[ignore = "takes many minutes"]
fn a_million_files_like_each_of_these_are_read_or_refused() {
    let mut all: HashMap<FileFormat, usize> = HashMap::new();
    for seed in 0..SEEDS.len() {
        let formats = fuzz(1_000_000, 0xf17e + seed as u64, Some(seed));
        let start = String::from_utf8_lossy(&SEEDS[seed][..SEEDS[seed].len().min(24)]);
        println!("a million inputs like {start:?}");
        for (format, count) in formats {
            *all.entry(format).or_default() += count;
        }
    }
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_by_key(|(format, _)| format.name());
    for (format, count) in &all {
        println!("{}: {count} files read", format.name());
    }
    // Every reader has been at work.
    assert_eq!(all.len(), 15);
}

/// How long they take `benches/large_files.rs` tells.
#[test]
fn long_texts_of_one_kind_are_read_or_refused() {
    let length = 20_000;
    for text in texts::texts(length) {
        let mut nodes = 0;
        let _ = visit(text.as_bytes(), &mut |game| {
            check(&game);
            nodes += game.nodes.len();
            ControlFlow::Continue(())
        });
        assert!(
            nodes <= text.len(),
            "{nodes} nodes in {:?}",
            &text[..20.min(text.len())]
        );
    }
}
