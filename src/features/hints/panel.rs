//! What the panel tells about the position on the board: how it stands, what the move under the
//! pointer would set off, and hints.

use bevy_egui::egui::{RichText, Ui};

use crate::features::hints::previewing::Previewing;
use crate::features::hints::{Insight, STEPS, StandingReport, StudyCommand, Studying};
use crate::features::language::{Words, number, text};
use crate::features::setup::side_key;
use crate::look::Look;
use crate::midend::{Match, Seat};
use crate::players::SearchResult;
use crate::rules::{Move, Position};
use crate::states::Turn;
use crate::study::binary::BinaryColumns;
use crate::study::explain::Explain;
use crate::study::hint::Hint;
use crate::study::standing::{PositionJudgement, Standing, WHOLE};
use crate::widgets::columns::{columns_picture, proof_picture};
use crate::widgets::controls::slider::slider;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{note, small_line};
use crate::widgets::painted::verdict_bar::{Filling, verdict_bar};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{Palette, SMALL, strong};

/// Most steps of a forced win that are written out.
pub(crate) const MOST_STEPS: usize = 9;

/// Most threats that are told in words; all are marked on the board.
const MOST_THREATS: usize = 2;

/// Shows what is wanted of all that.
pub(crate) fn study(
    ui: &mut Ui,
    cx: &ScreenContext,
    game_match: &Match,
    turn: Turn,
    studying: &Studying,
    previewing: &Previewing,
    last_choice: Option<&SearchResult<Move>>,
) {
    let (words, settings) = (&cx.words, &cx.settings);
    let position = game_match.position();
    if settings.show_verdict && game_match.may_be_told() {
        standing(ui, words, game_match, turn, studying);
        if let Some(choice) = last_choice.filter(|_| computer_moved_last(game_match)) {
            note(ui, words.sentence(&choice.explanation.into()));
        }
    }
    if settings.show_columns && game_match.may_be_told() {
        columns(ui, words, position);
    }
    if turn != Turn::Person {
        return;
    }
    let coordinates = Look::of(position.game()).coordinates;
    for threat in previewing.threats().iter().take(MOST_THREATS) {
        let does = words.sentence(&threat.does);
        let at = coordinates.cell_name(&position.view(), threat.at);
        note(ui, format!("{at}  {does}"));
    }
    let step = studying.step(position);
    if step > 0 {
        match studying.insight(position) {
            Some(insight) => hint(ui, words, position, insight, step),
            None => {
                note(ui, words.say("play-thinking"));
            }
        }
    }
}

/// The same button as an icon, for a panel without room; it is not there once all is told.
pub(crate) fn hint_icon(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    studying: &Studying,
) {
    let step = studying.step(game_match.position());
    let button = cx.icon(hint_key(step), Icon::Hint);
    let button = button.enabled(more_is_told(game_match, step));
    cx.action(ui, button, StudyCommand::Hint);
}

/// Whether a hint goes on after so many steps of it.
fn more_is_told(game_match: &Match, step: u8) -> bool {
    step < STEPS && game_match.may_be_told()
}

/// The word of the button for a hint after so many steps of it.
const fn hint_key(step: u8) -> &'static str {
    match step {
        0 => "play-hint",
        1 => "play-hint-what",
        _ => "play-hint-why",
    }
}

/// The button for a hint, and for more of it.
pub(crate) fn hint_button(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    turn: Turn,
    studying: &Studying,
) {
    let step = studying.step(game_match.position());
    let can = turn == Turn::Person && more_is_told(game_match, step);
    let button = cx.quiet(hint_key(step), Icon::Hint).wide().enabled(can);
    cx.action(ui, button, StudyCommand::Hint);
}

/// The heaps that decide the game in binary, and what follows from them; nothing in games without
/// heaps.
fn columns(ui: &mut Ui, words: &Words, position: &Position) {
    let Some(columns) = BinaryColumns::of(position) else {
        return;
    };
    let told = (Explain::of(position).balance)(position).map(|balanced| {
        words.say(if balanced {
            "columns-even"
        } else {
            "columns-odd"
        })
    });
    columns_picture(ui, &columns, &words.say("columns-switch"));
    if let Some(told) = told {
        announce(&small_line(ui, told));
    }
}

/// Whether the move on the board is a computer player's.
fn computer_moved_last(game_match: &Match) -> bool {
    let history = game_match.history();
    let mover = history.mover(history.current());
    mover.is_some_and(|side| game_match.seat(side) != Seat::Person)
}

/// The bar and its words.
fn standing(ui: &mut Ui, words: &Words, game_match: &Match, turn: Turn, studying: &Studying) {
    let told = studying.told();
    let filling = match told.map(|told| told.standing.judgement) {
        None | Some(PositionJudgement::Unknown) => Filling::Unknown,
        Some(PositionJudgement::Proven { winner, .. }) => Filling::Proven(winner),
        Some(PositionJudgement::Found { share, .. } | PositionJudgement::Estimated { share }) => {
            Filling::Estimated(f32::from(share) / f32::from(WHOLE))
        }
    };
    let sentence = match told {
        Some(told) if is_lost_to_computer(game_match, turn, told) => {
            let judgement = told.standing.judgement;
            let key = match judgement.arguments().is_empty() {
                true => "standing-you-lose",
                false => "standing-you-lose-in",
            };
            words.with(key, &words.values(&judgement.arguments()))
        }
        Some(told) => standing_sentence(words, told.standing),
        None if studying.is_busy() => words.say("play-thinking"),
        None => words
            .punctuation()
            .sentence(&words.say(PositionJudgement::Unknown.key())),
    };
    verdict_bar(ui, filling, &sentence);
    match told {
        Some(_) => announce(&small_line(ui, sentence)),
        // Nobody is interrupted for that.
        None => {
            note(ui, sentence);
        }
    }
}

/// Whether the computer player that is to move has just found its win over a person.
fn is_lost_to_computer(game_match: &Match, turn: Turn, told: StandingReport) -> bool {
    let mover = game_match.position().side_to_move();
    let is_proven = matches!(told.standing.judgement, PositionJudgement::Proven { winner, .. }
        if winner == Some(mover));
    let against_person = game_match.seat(mover.other()) == Seat::Person;
    turn == Turn::Computer && told.by_player && is_proven && against_person
}

/// How the game stands, in one sentence.
fn standing_sentence(words: &Words, standing: Standing) -> String {
    let judgement = standing.judgement;
    let arguments = judgement.arguments();
    let mut about = words.values(&arguments);
    let name = judgement.favoured().map(|side| words.say(side_key(side)));
    if let Some(name) = &name {
        about.push(("name", text(name)));
    }
    let stands = words.with(judgement.key(), &about);
    let signs = words.punctuation();
    let told = match standing.kept {
        Some(kept) => {
            let kept = words.with(kept.key(), &words.values(&kept.arguments()));
            signs.clauses(&stands, &kept)
        }
        None => stands,
    };
    signs.sentence(&told)
}

/// Height of what is told of a move that bursts, in points at scale 1: two lines and a slider.
pub(crate) const PREVIEW_HEIGHT: f32 = 84.0;

/// What the move under the pointer would set off, with a slider through its waves.
pub(crate) fn preview_of_move(ui: &mut Ui, words: &Words, previewing: &mut Previewing) {
    let Some(preview) = previewing.preview().filter(|it| it.waves > 0) else {
        return;
    };
    let arguments = preview.arguments();
    let told = words.with(preview.key(), &words.values(&arguments));
    announce(&small_line(ui, told));
    let last = preview.frames.len() - 1;
    let mut frame = previewing.frame();
    let wave = preview.frames.get(frame).map_or(0, |it| it.wave);
    let name = words.with("preview-wave", &[("n", number(wave))]);
    if slider(ui, &name, ui.available_width(), &mut frame, last).changed() {
        previewing.set_frame(frame);
    }
}

fn hint(ui: &mut Ui, words: &Words, position: &Position, insight: &Insight, step: u8) {
    let Some(hint) = &insight.hint else {
        return;
    };
    let [place, action, why] = hint_sentences(words, hint);
    if step == 1 {
        announce(&small_line(ui, place));
        return;
    }
    let palette = Palette::of(ui.ctx());
    let size = SMALL * palette.scale;
    announce(&ui.label(RichText::new(action).text_style(strong()).size(size)));
    if step < STEPS {
        return;
    }
    announce(&small_line(ui, why.clone()));
    if let Some(proof) = &hint.proof {
        proof_picture(ui, proof, &why);
    }
    for step in forced_sentences(words, position, hint) {
        announce(&note(ui, step));
    }
}

/// The three steps of a hint in words: where, what, why.
fn hint_sentences(words: &Words, hint: &Hint) -> [String; 3] {
    [&hint.place.region, &hint.action, &hint.why].map(|sentence| words.sentence(sentence))
}

/// The moves of a win by force, numbered, each with what it does; none where there is no such win.
fn forced_sentences(words: &Words, position: &Position, hint: &Hint) -> Vec<String> {
    let told = hint.steps.iter().take(MOST_STEPS).enumerate();
    told.map(|(index, step)| {
        let name = position.move_text(step.mv);
        let does = words.sentence(&step.does);
        format!("{}. {name}  {does}", index + 1)
    })
    .collect()
}
