//! One theorem on several boards: where they lie, what is pointed at on all of them, and the panel.

use crate::features::theorem::{Theorem, TheoremBoard, morph, panel, places, pointer};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Stroke, Ui};

use crate::board::layout::Areas;
use crate::board::placing::Placement;
use crate::board::stage::{Opacity, Stage};
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number, text};
use crate::features::overlay::whole_window;
use crate::rules::notation::column_letter;
use crate::study::binary::BinaryColumns;
use crate::study::same_heaps::Reduction;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::{GRID, Palette, SMALL};

/// Adds where the boards lie, how one turns into another, and mouse and touch.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((morph::plugin, places::plugin, pointer::plugin));
}

/// Draws what lies over the boards and beside them.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    mut theorem: ResMut<Theorem>,
    boards: Query<(&TheoremBoard, &Stage, &Placement, &Opacity)>,
) -> Result {
    let context = contexts.ctx_mut()?;
    whole_window(context, "theorem", |ui| {
        let whole = ui.opacity();
        for (board, stage, placement, opacity) in &boards {
            ui.set_opacity(whole * opacity.0);
            mark(ui, &cx.areas, &theorem, board.0, stage, placement);
            if let Some(position) = theorem.boards().positions().nth(board.0) {
                let is_front = board.0 == theorem.front();
                let name = variant_name(&cx.words, position);
                caption(ui, &cx.areas, name, is_front, stage, placement);
            }
        }
        ui.set_opacity(whole);
        panel::show(ui, &mut cx, &mut theorem);
    });
    Ok(())
}

/// What a move does to these heaps, in a sentence.
pub(crate) fn move_told(words: &Words, heaps: &BinaryColumns, mv: Reduction) -> String {
    let letter = column_letter(mv.heap as u8).to_string();
    let before = heaps.heaps().get(mv.heap).copied().unwrap_or(0);
    let about = [
        ("heap", text(&letter)),
        ("before", number(before)),
        ("after", number(mv.left)),
    ];
    words.with("theorem-move", &about)
}

/// What goes with the move that is pointed at, and where the piece or the pile ends.
fn mark(
    ui: &Ui,
    areas: &Areas,
    theorem: &Theorem,
    board: usize,
    stage: &Stage,
    placement: &Placement,
) {
    let Some(chosen) = theorem.chosen() else {
        return;
    };
    let palette = Palette::of(ui.ctx());
    let cells = theorem.boards().cells(board, chosen.heap);
    for (left, &cell) in cells.iter().enumerate().skip(usize::from(chosen.left)) {
        let centre = stage.geometry.centre(cell) * placement.cell + placement.centre;
        let at = areas.to_window(centre);
        let at = bevy_egui::egui::pos2(at.x, at.y);
        let radius = placement.cell * 0.3;
        let painter = ui.painter();
        painter.circle_filled(at, radius, palette.accent.gamma_multiply(0.3));
        // A ring is seen on what is as dark or as blue as the disc.
        let (width, radius) = match left == usize::from(chosen.left) {
            true => ((placement.cell * 0.06).max(2.0), placement.cell * 0.4),
            false => ((placement.cell * 0.025).max(1.0), radius),
        };
        painter.circle_stroke(at, radius, Stroke::new(width, palette.accent));
    }
}

/// The name of a game below its board.
fn caption(
    ui: &Ui,
    areas: &Areas,
    name: String,
    is_front: bool,
    stage: &Stage,
    placement: &Placement,
) {
    let palette = Palette::of(ui.ctx());
    let half = stage.geometry.extent().y / 2.0 * placement.cell;
    let below = areas.to_window(placement.centre - Vec2::Y * half);
    let at = bevy_egui::egui::pos2(below.x, below.y + GRID / 2.0 * palette.scale);
    let ink = match is_front {
        true => palette.text,
        false => palette.muted,
    };
    let font = palette.font(SMALL);
    ui.painter().text(at, Align2::CENTER_TOP, name, font, ink);
}
