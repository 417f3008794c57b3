//! The tree as bytes, to go on another time.

use super::tree::{Child, Node, NodeIndex, PASS, Tree};
use fivefold_lines_engine::proof_numbers::ProofNumbers;

/// No position, and no moves.
const NONE: u32 = u32::MAX;

/// All positions as bytes.
pub(super) fn to_bytes(tree: &Tree) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut put = |number: u32| bytes.extend(number.to_le_bytes());
    for node in tree.nodes() {
        put(node.key as u32);
        put((node.key >> 32) as u32);
        put(node.numbers.proof);
        put(node.numbers.disproof);
        put(u32::from(node.attacking)
            | u32::from(node.is_partial) << 1
            | u32::from(node.stage) << 2
            | u32::from(node.asked) << 10);
        put(node.visits);
        let Some(children) = &node.children else {
            put(NONE);
            continue;
        };
        put(children.len() as u32);
        for child in children {
            put(child.at.into());
            put(child.node.unwrap_or(NONE));
            put(child.guess.proof);
            put(child.guess.disproof);
            put(child.cost);
        }
    }
    bytes
}

/// The tree in such bytes, on a board of so many cells; nothing if they are damaged.
pub(super) fn from_bytes(bytes: &[u8], cells: usize) -> Option<Tree> {
    let (words, rest) = bytes.as_chunks::<4>();
    let mut words = words.iter().map(|&word| u32::from_le_bytes(word));
    let mut nodes = Vec::new();
    while let Some(low) = words.next() {
        let mut take = || words.next();
        let key = u64::from(low) | u64::from(take()?) << 32;
        let (proof, disproof) = (take()?, take()?);
        let flags = take()?;
        let mut node = Node::new(key, flags & 1 > 0, ProofNumbers { proof, disproof });
        node.is_partial = flags & 2 > 0;
        node.stage = (flags >> 2) as u8;
        node.asked = u8::try_from(flags >> 10).ok()?;
        node.visits = take()?;
        let count = take()?;
        if count != NONE {
            let mut children = Vec::new();
            for _ in 0..count {
                let at =
                    take().filter(|&at| (at as usize) < cells || at == u32::from(PASS))? as u16;
                let node = take()?;
                let (proof, disproof) = (take()?, take()?);
                let cost = take()?;
                children.push(Child {
                    at,
                    node: (node != NONE).then_some(node),
                    guess: ProofNumbers { proof, disproof },
                    cost,
                });
            }
            node.children = Some(children.into());
        }
        nodes.push(node);
    }
    let count = nodes.len() as NodeIndex;
    let children = nodes.iter().flat_map(|node| node.children.as_deref());
    let mut linked = children.flatten().filter_map(|child| child.node);
    let holds = rest.is_empty() && count > 0 && linked.all(|id| id < count);
    holds.then(|| Tree::of(nodes))
}
