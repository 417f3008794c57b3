//! Panels in slow frames: everything that one frame brings reaches them in its order, through the
//! same systems as in a window.

use crate::app::{simulation, visuals};
use crate::features::overlay::Overlay;
use crate::features::recording::offscreen_renderer::OffscreenRenderer;
use bevy::input::ButtonState::{self, Pressed, Released};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved};
use bevy_egui::egui::{Area, Button, Event, Order, Rect, TextEdit, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Where the two buttons of the panel are, and its field.
const BUTTONS: [Vec2; 2] = [Vec2::new(60.0, 30.0), Vec2::new(60.0, 80.0)];
const FIELD: Vec2 = Vec2::new(60.0, 130.0);

/// What the panel has seen.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
struct Seen {
    clicks: [usize; 2],
    text: String,
    enters: usize,
    enters_with_control: usize,
}

fn panel(mut contexts: EguiContexts, mut seen: ResMut<Seen>) -> Result {
    let at = |centre: Vec2| Rect::from_center_size(pos2(centre.x, centre.y), vec2(100.0, 30.0));
    let context = contexts.ctx_mut()?;
    let area = Area::new("panel of the test".into()).order(Order::Tooltip);
    area.fixed_pos(egui::Pos2::ZERO).show(context, |ui| {
        for (index, &place) in BUTTONS.iter().enumerate() {
            if ui.put(at(place), Button::new("press")).clicked() {
                seen.clicks[index] += 1;
            }
        }
        ui.put(at(FIELD), TextEdit::multiline(&mut seen.text));
        for event in ui.input(|input| input.events.clone()) {
            if let Event::Key {
                key: egui::Key::Enter,
                pressed: true,
                modifiers,
                ..
            } = event
            {
                seen.enters += 1;
                seen.enters_with_control += usize::from(modifiers.command);
            }
        }
    });
    Ok(())
}

/// The program with the panel over it.
struct Panel(OffscreenRenderer);

impl Panel {
    fn new() -> Panel {
        let studio = OffscreenRenderer::new(400, 300, 1.0, |app| {
            simulation(app);
            visuals(app);
            app.init_resource::<Seen>()
                .add_systems(EguiPrimaryContextPass, panel.after(Overlay));
        });
        let mut studio = studio.expect("an adapter that draws");
        studio.settle();
        studio.step(3);
        Panel(studio)
    }

    fn button(&mut self, at: Vec2, state: ButtonState) {
        let window = self.0.window();
        self.0.send(CursorMoved {
            window,
            position: at,
            delta: None,
        });
        self.0.send(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        });
    }

    fn click(&mut self, at: Vec2) {
        self.button(at, Pressed);
        self.button(at, Released);
    }

    fn tap(&mut self, at: Vec2) {
        let window = self.0.window();
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.0.send(TouchInput {
                phase,
                position: at,
                window,
                force: None,
                id: 1,
            });
        }
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.0.window();
        self.0.send(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    fn letter(&mut self, key_code: KeyCode, letter: &str) {
        for state in [Pressed, Released] {
            self.key(key_code, Key::Character(letter.into()), state);
        }
    }

    fn control(&mut self, state: ButtonState) {
        self.key(KeyCode::ControlLeft, Key::Control, state);
    }

    /// One frame, and what the panel has seen by then.
    fn frame(&mut self) -> &Seen {
        self.0.step(1);
        self.0.app_mut().world().resource::<Seen>()
    }
}

#[test]
fn several_clicks_of_one_frame_press_their_buttons() {
    let mut panel = Panel::new();
    let [first, second] = BUTTONS;
    for at in [first, second, first, first, second] {
        panel.click(at);
    }
    assert_eq!(panel.frame().clicks, [3, 2]);
    for at in [second, first] {
        panel.tap(at);
    }
    assert_eq!(panel.frame().clicks, [4, 3]);
}

#[test]
fn a_pointer_that_leaves_right_after_the_release_has_pressed() {
    let mut panel = Panel::new();
    panel.click(BUTTONS[0]);
    let window = panel.0.window();
    panel.0.send(CursorLeft { window });
    assert_eq!(panel.frame().clicks, [1, 0]);
}

#[test]
fn a_press_that_is_dragged_from_one_button_to_another_presses_none() {
    let mut panel = Panel::new();
    panel.button(BUTTONS[0], Pressed);
    panel.button(BUTTONS[1], Released);
    assert_eq!(panel.frame().clicks, [0, 0]);
}

#[test]
fn keys_of_one_frame_have_the_modifiers_that_were_held_with_them() {
    let mut panel = Panel::new();
    panel.click(FIELD);
    panel.letter(KeyCode::KeyA, "a");
    panel.control(Pressed);
    panel.letter(KeyCode::KeyB, "b");
    panel.control(Released);
    panel.letter(KeyCode::KeyC, "c");
    assert_eq!(panel.frame().text, "ac");
    panel.control(Pressed);
    for state in [Pressed, Released] {
        panel.key(KeyCode::Enter, Key::Enter, state);
    }
    panel.control(Released);
    let seen = panel.frame();
    assert_eq!((seen.enters, seen.enters_with_control), (1, 1));
}
