//! Copying the id of a position or a whole game, and pasting either. What the clipboard itself is,
//! `bridge` knows; in a browser a paste comes as an event of the page.

#[cfg(target_family = "wasm")]
pub(crate) mod web;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use crate::features::collections::{CollectionOrigin, OpenCollection, OpenedGames};
#[cfg(target_family = "wasm")]
use crate::features::files::readers::{self, GivenFrom};
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::puzzles::{PuzzleBook, PuzzleRoom, day_words};
use crate::features::settings::Configs;
use crate::features::setup::draft::{Draft, plan_of};
use crate::formats::pasted::{Pasted, Taken, paste};
use crate::formats::{moves_up_to_here, record};
use crate::games::Id;

use crate::midend::{Match, Seat, Starter};
use crate::platform::KeptIn;
use crate::states::{Phase, Screen};
use crate::turn;
use crate::turn::current_match::{Autosave, CurrentMatch, Seeds, Stakes, new_match};
use crate::turn::incoming_game::IncomingGame;
use crate::words::sentence::Sentence;

/// What is copied and pasted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClipboardCommand {
    /// The id of the position on the board goes to the clipboard.
    CopyId,
    /// The whole game goes to the clipboard as text.
    CopyGame,
    /// What became of the position of the day goes to the clipboard, with the way to it.
    ShareDay,
    /// The path of the folder in which the program keeps its files goes to the clipboard.
    CopyFolder,
    /// What is in the clipboard is opened.
    Paste,
}

/// A text that goes to the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct ToClipboard(pub String);

/// A text that comes from the clipboard; nothing where it could not be read.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct FromClipboard(pub Option<String>);

/// The key of the words for copying the position: its id, or in a browser the link to it.
pub(crate) const COPY_POSITION: &str = if cfg!(target_family = "wasm") {
    "play-copy-link"
} else {
    "play-copy-id"
};

/// Adds copying and pasting, without the clipboard.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Words>()
        .init_resource::<KeptIn>()
        .add_message::<ToClipboard>()
        .add_message::<FromClipboard>()
        .add_systems(
            Update,
            (copy, take)
                .chain()
                // The board follows the draft in the same frame.
                .before(turn::refresh_draft_stage)
                .in_set(Phase::Rules),
        );
}

/// Connects it with the clipboard that the panels use.
pub(crate) fn bridge(app: &mut App) {
    app.add_systems(
        Update,
        fetch.after(Phase::Input).before(take).in_set(Phase::Rules),
    )
    .add_systems(PostUpdate, hand_over);
}

fn fetch(
    mut intents: MessageReader<ClipboardCommand>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut texts: MessageWriter<FromClipboard>,
) {
    let wanted = intents
        .read()
        .filter(|&&i| i == ClipboardCommand::Paste)
        .count()
        > 0;
    if let (true, Some(mut clipboard)) = (wanted, clipboard) {
        texts.write(FromClipboard(clipboard.get_text()));
    }
}

fn hand_over(
    mut texts: MessageReader<ToClipboard>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for ToClipboard(text) in texts.read() {
        match &mut clipboard {
            Some(clipboard) if is_allowed() => clipboard.set_text(text),
            // Instead of what was said as it was copied.
            _ => notifications.problem("clipboard", words.say("clipboard-refused")),
        }
    }
}

/// Browsers give pages a clipboard only where they were loaded in a safe way.
fn is_allowed() -> bool {
    #[cfg(target_family = "wasm")]
    return crate::platform::page::window().is_secure_context();
    #[cfg(not(target_family = "wasm"))]
    return true;
}

fn copy(
    mut intents: MessageReader<ClipboardCommand>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    folder: Res<KeptIn>,
    (room, book): (Res<PuzzleRoom>, Res<PuzzleBook>),
    mut texts: MessageWriter<ToClipboard>,
) {
    let with_text = |text: String| (copied(&words, &text), text);
    for intent in intents.read() {
        let game_match = current.game_match.as_ref();
        let copied = match (intent, screen.get(), game_match, &draft) {
            (ClipboardCommand::CopyId, Screen::Play, Some(game_match), _) => {
                Some(with_text(shared(on_table(game_match))))
            }
            (ClipboardCommand::CopyId, Screen::Setup, _, Some(draft)) => {
                Some(with_text(shared(id_in_setup(draft))))
            }
            (ClipboardCommand::CopyGame, Screen::Play, Some(game_match), _) => {
                let told = words.say("clipboard-copied-game");
                Some((told, record::write(game_match)))
            }
            (ClipboardCommand::ShareDay, Screen::Puzzles, ..) => {
                let shared = shared_day(&words, &room, &book);
                shared.map(|text| (words.say("puzzles-shared"), text))
            }
            (ClipboardCommand::CopyFolder, ..) => folder.0.clone().map(with_text),
            _ => None,
        };
        if let Some((told, text)) = copied {
            notifications.news("clipboard", told);
            texts.write(ToClipboard(text));
        }
    }
}

/// What stands for a position where somebody else is to open it: in a browser the link to it, which
/// can be pasted as well.
fn shared(id: String) -> String {
    #[cfg(target_family = "wasm")]
    return crate::platform::page::link_to(&id);
    #[cfg(not(target_family = "wasm"))]
    return id;
}

/// What became of the position of the day, without what gives it away, and the way to it: in a browser a
/// link, elsewhere what opens the position.
fn shared_day(words: &Words, room: &PuzzleRoom, book: &PuzzleBook) -> Option<String> {
    let (day, run) = (room.day()?, room.run()?);
    let result = book.scores().of_day(day)?;
    let position = &run.puzzle().position;
    let game = words.game_name(position.game());
    let told = day_words(words, Some(result));
    #[cfg(target_family = "wasm")]
    let way = crate::platform::page::link_to_day(day);
    #[cfg(not(target_family = "wasm"))]
    let way = format!("fivefold play {}", position.short_id());
    Some(format!("fivefold {day} · {game} · {told}\n{way}"))
}

/// An id as long as a board is not read through; its beginning tells it from others.
fn copied(words: &Words, id: &str) -> String {
    const LONGEST: usize = 40;
    let shown = if id.chars().count() > LONGEST {
        format!("{}…", id.chars().take(LONGEST).collect::<String>())
    } else {
        id.to_owned()
    };
    words.with("clipboard-copied", &[("id", text(&shown))])
}

/// What stands for what is on the board: in a browser the game with its moves, where an address can hold
/// them; elsewhere the position.
fn on_table(game_match: &Match) -> String {
    /// So many letters of an address arrive wherever it is sent.
    const LONGEST: usize = 1500;
    let moves = game_match.moves();
    if !cfg!(target_family = "wasm") || moves.is_empty() {
        return id_on_table(game_match);
    }
    let game = moves_up_to_here(game_match);
    if game.len() > LONGEST {
        return id_on_table(game_match);
    }
    game
}

/// The id of the position on the board. Before the first move of a match with a computer the seed
/// belongs to it: with it the computer plays the same again.
fn id_on_table(game_match: &Match) -> String {
    let plan = game_match.plan();
    let begins = game_match.history().is_empty() && game_match.game() == 0;
    let id = game_match.position().short_id();
    if begins && plan.seats != [Seat::Person; 2] {
        format!("{id}#{}", plan.seed)
    } else {
        id
    }
}

/// The id of the start that is being put together, with the seed where chance plays a part.
fn id_in_setup(draft: &Draft) -> String {
    let start = match draft.starter {
        Starter::Second => draft
            .position()
            .with_side_to_move(crate::rules::Side::Second),
        _ => draft.position().clone(),
    };
    let id = start.short_id();
    if draft.seats != [Seat::Person; 2] || draft.starter == Starter::Random {
        format!("{id}#{}", draft.seed)
    } else {
        id
    }
}

/// Opens what was pasted. Broken text changes nothing.
fn take(
    mut texts: MessageReader<FromClipboard>,
    screen: Res<State<Screen>>,
    mut draft: Option<ResMut<Draft>>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut arrivals: MessageWriter<IncomingGame>,
    mut games: MessageWriter<OpenedGames>,
    mut collections: MessageWriter<OpenCollection>,
) {
    for FromClipboard(given) in texts.read() {
        let given = match given {
            Some(given) if !given.trim().is_empty() => given,
            Some(_) => {
                notifications.remark("clipboard", words.say("clipboard-empty"));
                continue;
            }
            None => {
                notifications.problem("clipboard", words.say("clipboard-refused"));
                continue;
            }
        };
        match paste(given) {
            Ok(Pasted::Position(id)) => {
                notifications.withdraw("clipboard");
                let in_setup = draft.as_deref_mut().filter(|draft| {
                    *screen.get() == Screen::Setup && draft.game == id.position.game()
                });
                if let Some(draft) = in_setup
                    && draft.take_id(&id)
                {
                    draft.repair_seats(&configs);
                    notifications.news("clipboard", words.say("clipboard-taken"));
                } else {
                    arrivals.write(arrival_of(&id, &configs, &seeds));
                }
            }
            Ok(Pasted::Games(opened)) if opened.games.len() > 1 => {
                notifications.withdraw("clipboard");
                collections.write(OpenCollection {
                    name: words.say("clipboard-name"),
                    from: CollectionOrigin::Bytes(given.as_bytes().into()),
                });
            }
            Ok(Pasted::Games(opened)) => {
                notifications.withdraw("clipboard");
                games.write(OpenedGames {
                    file: None,
                    is_file: false,
                    opened: *opened,
                });
            }
            #[cfg(target_family = "wasm")]
            Err(reason) => {
                let from = GivenFrom::Clipboard(Taken::of(given));
                readers::ask(given.as_bytes(), from, &reason, &words, &mut notifications);
            }
            #[cfg(not(target_family = "wasm"))]
            Err(reason) => {
                let sentence = not_taken(&words, Taken::of(given), (&reason).into());
                notifications.problem("clipboard", sentence);
            }
        }
    }
}

fn arrival_of(id: &Id, configs: &Configs, seeds: &Seeds) -> IncomingGame {
    IncomingGame {
        game_match: new_match(plan_of(id, configs, seeds.next()), Stakes::of_id(id)),
        file: None,
        autosave: Autosave::default(),
    }
}

/// Why a text that was pasted is no game.
pub(crate) fn not_taken(words: &Words, taken: Taken, reason: Sentence) -> String {
    let taken = words.say(taken_key(taken));
    let reason = words.reason(reason);
    let about = [("taken", text(&taken)), ("reason", text(&reason))];
    words.with("clipboard-broken", &about)
}

const fn taken_key(taken: Taken) -> &'static str {
    match taken {
        Taken::Id => "clipboard-as-id",
        Taken::Record => "clipboard-as-record",
        Taken::Moves => "clipboard-as-moves",
        Taken::Other => "clipboard-as-other",
    }
}
