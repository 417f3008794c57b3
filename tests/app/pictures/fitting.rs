//! Every text has its room: on a phone in every language, on a desktop in those with the longest words.

use std::sync::Arc;

use bevy_egui::egui::{self, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};

use super::gallery::{DESKTOP, PHONE, scenes};
use super::scene::Scene;
use super::side_by_side;
use crate::config::ThemeName;
use crate::features::language::Language;
use crate::tests::collections::is_of_a_collection;
use crate::tests::prelude::*;

/// By how many logical pixels texts may touch or stand out: signs have soft edges.
const TOLERANCE: f32 = 1.5;

/// What the panels of the last frame are painted with, the lowest first.
#[derive(Resource, Default)]
struct Painted(Vec<egui::epaint::ClippedShape>);

/// A text, where it is and where it can be seen.
struct Text {
    /// Its place among all that is painted.
    layer: usize,
    words: String,
    place: egui::Rect,
    seen: egui::Rect,
}

fn keep(outputs: Query<&EguiFullOutput, With<PrimaryEguiContext>>, mut painted: ResMut<Painted>) {
    if let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) {
        painted.0.clone_from(&output.shapes);
    }
}

/// What is wrong with the texts that are painted.
fn faults(painted: &[egui::epaint::ClippedShape]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut texts: Vec<Text> = Vec::new();
    // What is behind these cannot be seen.
    let mut surfaces = Vec::new();
    for (layer, egui::epaint::ClippedShape { clip_rect, shape }) in painted.iter().enumerate() {
        let mut shapes = vec![shape];
        while let Some(shape) = shapes.pop() {
            match shape {
                Shape::Vec(more) => shapes.extend(more),
                Shape::Rect(rect) if rect.fill.is_opaque() => {
                    surfaces.push((layer, rect.rect.intersect(*clip_rect)));
                }
                Shape::Text(text) => {
                    let place = text.visual_bounding_rect();
                    let seen = place.intersect(*clip_rect);
                    let words = text.galley.text().to_owned();
                    if !seen.is_positive() || words.trim().is_empty() {
                        continue;
                    }
                    // Names in other people's games are as long as they are.
                    if text.galley.elided && !is_of_a_collection(&words) {
                        faults.push(format!("“{words}” is shortened"));
                    }
                    if place.width() - seen.width() > TOLERANCE {
                        faults.push(format!("“{words}” is cut at its side"));
                    }
                    if let Some(broken) = broken_word(&text.galley) {
                        faults.push(format!("“{words}” is broken at “{broken}”"));
                    }
                    texts.push(Text {
                        layer,
                        words,
                        place,
                        seen,
                    });
                }
                _ => {}
            }
        }
    }
    if texts.is_empty() {
        faults.push("no text is seen".to_owned());
    }
    for (index, upper) in texts.iter().enumerate() {
        for lower in &texts[..index] {
            let common = lower.seen.intersect(upper.seen);
            let is_covered = surfaces.iter().any(|(layer, surface)| {
                (lower.layer..=upper.layer).contains(layer)
                    && surface.expand(TOLERANCE).contains_rect(common)
            });
            // Some are painted twice to be bold.
            let is_same = lower.words == upper.words
                && lower.place.center().distance(upper.place.center()) < TOLERANCE;
            if common.shrink(TOLERANCE / 2.0).is_positive() && !is_covered && !is_same {
                let (lower, upper) = (&lower.words, &upper.words);
                faults.push(format!("“{upper}” lies over “{lower}”"));
            }
        }
    }
    faults
}

/// Where a line ends within a word, which only Chinese and Japanese allow.
fn broken_word(galley: &egui::Galley) -> Option<String> {
    let is_letter = |sign: &char| sign.is_alphabetic() && *sign < '\u{2e80}';
    galley.rows.windows(2).find_map(|rows| {
        let last = rows[0].row.glyphs.last()?.chr;
        let first = rows[1].row.glyphs.first()?.chr;
        let is_broken = !rows[0].ends_with_newline && is_letter(&last) && is_letter(&first);
        is_broken.then(|| format!("{last}|{first}"))
    })
}

/// What is wrong with a picture and with the same one in other windows, which takes longer to be made than
/// to be laid out anew.
fn faults_of(pictures: &[Scene]) -> Vec<String> {
    let mut studio = pictures[0].undrawn(|app| {
        let keep = keep
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput);
        app.init_resource::<Painted>().add_systems(PostUpdate, keep);
    });
    let mut all = Vec::new();
    for scene in pictures {
        studio.resize(scene.size.x, scene.size.y);
        let mut settings = studio.world().resource_mut::<Settings>();
        settings.interface_percent = scene.percent;
        for &language in languages(scene) {
            studio.speak(language);
            if let Some(tell) = scene.show.passing {
                tell(studio.world());
            }
            // Panels measure in one frame what they divide in the next.
            studio.step(3);
            let painted = &studio.world().resource::<Painted>().0;
            let faults = faults(painted).into_iter();
            all.extend(faults.map(|fault| format!("{} in {language:?}: {fault}", scene.name)));
        }
    }
    all
}

/// All of them where room is scarce, elsewhere those with the longest words.
fn languages(scene: &Scene) -> &'static [Language] {
    if scene.size == DESKTOP && scene.percent == 100 {
        &[Language::De, Language::Pl, Language::Ja]
    } else {
        &Language::ALL
    }
}

#[test]
fn every_text_has_its_room_on_phones_and_desktops_in_every_language() {
    let only = std::env::var(super::ONLY).unwrap_or_default();
    let mut shows: Vec<Vec<Scene>> = Vec::new();
    for scene in scenes() {
        // In other colours texts take the same room.
        let is_usual = scene.language == Language::En && scene.theme == ThemeName::Dark;
        let is_meant = [DESKTOP, PHONE].contains(&scene.size) || scene.percent > 100;
        if !is_usual || !is_meant || !scene.name.contains(&only) {
            continue;
        }
        let is_same = |other: &Scene| {
            let is_same = Arc::ptr_eq(&other.show, &scene.show) && other.scale == scene.scale;
            is_same && !scene.show.closes
        };
        match shows.iter_mut().find(|alike| is_same(&alike[0])) {
            Some(alike) => alike.push(scene),
            None => shows.push(vec![scene]),
        }
    }
    assert!(!shows.is_empty());
    let faults = side_by_side(&shows, |pictures| faults_of(pictures)).concat();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
