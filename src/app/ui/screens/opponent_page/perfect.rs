//! What the page of perfect play says: by what proof it plays, how long one can last, and how the game
//! becomes fair again.

use bevy_egui::egui::Ui;

use super::{About, Wanted};
use crate::app::state::intent::OpponentCommand;
use crate::app::state::language::number;
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::players::opponents::Opponent;
use crate::players::roster::Roster;
use crate::rules::Side;

impl About<'_> {
    /// What is told of perfect play on a board that has a proof.
    pub(super) fn perfect(&self, ui: &mut Ui) {
        let game = self.position.game();
        let exact = Roster::of(game).exact.as_ref();
        let longest = self.config.proofs.longest(self.position);
        let (Some(page), Some(longest)) = (exact.and_then(|exact| exact.page), longest) else {
            return;
        };
        let words = self.words;
        self.parts(ui, &page.page);
        let most = words.with("lasting-most", &[("most", number(i64::from(longest)))]);
        let params = self.position.params_text();
        let best = self.records.scores().lasted(game, &params, longest.into());
        let best = match best {
            Some(best) => words.with("lasting-best", &[("n", number(i64::from(best)))]),
            None => words.say("lasting-none"),
        };
        let told = words.punctuation().sentences([most, best]);
        self.part(ui, "lasting-title", told);
        self.part(ui, "lasting-fair", words.say(page.fair));
    }

    /// The way through the proof: a game against it in which every reply says how long it holds out.
    pub(super) fn walk(&self, ui: &mut Ui, side: Side, wanted: &mut Wanted) {
        let word = self.words.say("proof-walk");
        let walk = Button::quiet(&word).icon(Icon::List).wide();
        if walk.enabled(self.can_play).show(ui).clicked() {
            let play = OpponentCommand::PlayAgainst(Opponent::Exact, side);
            wanted.commands.push(play);
            wanted.walks = true;
        }
    }
}
