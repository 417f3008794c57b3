//! Nothing that is read makes the reader panic, and what was read can be written.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::*;

const SEEDS: [&[u8]; 8] = [
    b"(;GM[4]FF[4]SZ[15]PB[J\xfcrgen];B[hh];W[ii])",
    b"(;GM[4]FF[4]CA[GBK]SZ[15]PB[\xbc\xd7];B[hh]C[\xba\xc3\xc6\xe5];W[ii])",
    b"(;GaMe[4]SiZe[15:19];Black[h8]LB[aa:x][bb:\\]]TR[aa:cc];White[]KV[a:b])",
    b"\xef\xbb\xbf(;RU[renju:taraguchi]GN[a : RIF rule]RE[B+R](;B[hh])(;W[tt]C[a [b] c]))(;GM[4];AB[aa:bb])",
    b"(;AP[fivefold:0.0.1]RU[mnk:15x15x5]TM[300]OT[10 fischer];B[8,8]ET[1.5]BL[1:30]OB[3])",
    b"\xff\xfe(\0;\0B\0[\0h\0h\0]\0)\0",
    b"(;CA[ISO-2022-JP]PB[\x1b$B9u\x1b(B];B[P15];AE[aa]PL[W]N[x]L[aa][bb])",
    b"text ;-) (;SZ[22]\n;B[vv];W[VV]\\;B[aa]ET[99999999999999.9]WL[-1]RU[255]SZ[0])) text",
];

/// Bytes of a file with some exchanged, taken away, or put there.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![
        2 => select(b"[]();:\\ BWAC4\n\r\0".to_vec()),
        1 => any::<u8>(),
    ];
    let change = (
        any::<prop::sample::Index>(),
        0..4_u8,
        prop::collection::vec(byte, 0..4),
    );
    let seed = select(SEEDS.to_vec());
    (seed, prop::collection::vec(change, 0..8)).prop_map(|(seed, changes)| {
        let mut bytes = seed.to_vec();
        for (at, taken, put) in changes {
            let at = at.index(bytes.len() + 1);
            let end = (at + usize::from(taken)).min(bytes.len());
            bytes.splice(at..end, put);
        }
        bytes
    })
}

fn noise() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..200)
}

fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    for game in all(bytes) {
        let nodes = game.nodes.iter().enumerate().skip(1);
        for (index, node) in nodes {
            prop_assert!(node.parent < index);
        }
        let places: Vec<_> = game.nodes.iter().map(|node| node.place).collect();
        prop_assert!(places.is_sorted(), "{:?}", places);
        let again = one(write(&game));
        prop_assert_eq!(tree(&again), tree(&game));
        prop_assert_eq!(again.end, game.end);
        prop_assert_eq!(again.board, game.board);
    }
    Ok(())
}

fn fuzz(cases: u32) {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let inputs = prop_oneof![9 => damaged(), 1 => noise()];
    runner
        .run(&inputs, |bytes| check(&bytes))
        .expect("no fault");
}

#[test]
fn damaged_files_are_read_as_far_as_they_go() {
    fuzz(20_000);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_damaged_files() {
    fuzz(1_000_000);
}
