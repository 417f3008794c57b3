//! All games are held to the contract. The examples hold themselves to it.

use fivefold::games;
use fivefold::games::atoms::Atoms;
use fivefold::games::corner::Corner;
use fivefold::games::lines::Lines;
use fivefold::games::nim::Nim;
use fivefold::games::northcott::Northcott;
use fivefold::rules::GameId;

fivefold_contract::tests!(before games::all(); Nim, Corner, Northcott, Lines, Atoms);

#[test]
fn every_shipped_game_is_held_to_the_contract() {
    let held = [
        GameId::of::<Nim>(),
        GameId::of::<Corner>(),
        GameId::of::<Northcott>(),
        GameId::of::<Lines>(),
        GameId::of::<Atoms>(),
    ];
    assert_eq!(games::all(), held);
}
