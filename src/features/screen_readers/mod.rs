//! What screen readers are told besides the controls of the panels, which tell of themselves: the
//! last move, whose turn it is, and the board field by field. The fields are buttons in a grid; while no
//! control has the keys, the one at the keyboard's place on the board has the focus. Boards with the
//! same heaps are told heap by heap.

pub(crate) mod board;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod desktop;
pub(crate) mod heaps;
#[cfg(target_family = "wasm")]
pub(crate) mod mirror;

use crate::features::language::{Language, Words, text};
use crate::features::move_list::last_move::last_move_told;
use crate::features::seats::seat_name;
use crate::features::setup::side_key;
use crate::midend::history::CellMark;
use crate::midend::opening::OpeningZone;
use crate::midend::{Match, Seat};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{
    Action, Live, Node, NodeId, Rect as Bounds, Role, Toggled, TreeUpdate,
};
use bevy_egui::egui::{Context, Event, Id, accesskit_root_id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContexts, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
};

use crate::board::layout::Areas;
use crate::board::pieces::Piece;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::features::exercises::Exercises;
use crate::features::menu;
use crate::features::scanning::ScanFrame;
use crate::features::screen_readers::board::{LabelledCell, fields};
use crate::features::screen_readers::heaps::tell_heaps;

use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::input::bindings::key_command::Focus;
use crate::input::cursor::Cursor;
use crate::input::keyboard::KeyFocus;
use crate::input::pointer::PointerTaken;
use crate::intent::Intents;
use crate::rules::{Cell, Position};
use crate::states::Screen;
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::person_moves::BoardInput;

/// Tells the board to whoever reads the screen, and does what they ask for.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .init_resource::<BoardFocus>()
        .add_systems(
            PreUpdate,
            forward_requests
                .in_set(EguiPreUpdateSet::ProcessInput)
                .in_set(EguiInputSet::ReadBevyMessages),
        )
        .add_systems(
            EguiPrimaryContextPass,
            // The first thing on the screen.
            (tell, tell_heaps.run_if(in_state(Screen::Theorem)))
                .chain()
                .before(menu::show)
                .run_if(is_read),
        )
        .add_systems(
            PostUpdate,
            focus_board
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// The field of the board that has the focus, if one has.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BoardFocus(Option<NodeId>);

impl BoardFocus {
    /// Gives the field the focus in a tree in which no control has it.
    pub(crate) fn enter(self, update: &mut TreeUpdate) {
        let nowhere = accesskit_root_id().accesskit_id();
        if let Some(field) = self.0
            && update.focus == nowhere
            && update.nodes.iter().any(|(id, _)| *id == field)
        {
            update.focus = field;
        }
    }
}

fn focus_board(
    mut outputs: Query<&mut EguiFullOutput, With<PrimaryEguiContext>>,
    focus: Res<BoardFocus>,
) {
    for mut output in &mut outputs {
        let output = output.bypass_change_detection().0.as_mut();
        if let Some(update) = output.and_then(|it| it.platform_output.accesskit_update.as_mut()) {
            focus.enter(update);
        }
    }
}

/// Whether anything reads the screen.
fn is_read(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Passes what a screen reader asks for on to the controls.
fn forward_requests(
    mut requests: MessageReader<ActionRequest>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for request in requests.read() {
        events.write_batch(contexts.iter().map(|context| EguiInputEvent {
            context,
            event: Event::AccessKitActionRequest(request.0.clone()),
        }));
    }
}

/// The board and the match on it.
#[derive(SystemParam)]
struct ShownScreens<'w, 's> {
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentMatch>,
    draft: Option<Res<'w, Draft>>,
    exercises: Exercises<'w>,
    stages: Query<'w, 's, (Entity, &'static Stage, &'static Placement), With<MatchBoard>>,
    pieces: Query<'w, 's, (&'static Piece, &'static ChildOf)>,
    areas: Res<'w, Areas>,
    pub(crate) words: Res<'w, Words>,
    configs: Res<'w, Configs>,
    scan_frame: Res<'w, ScanFrame>,
    cursor: Res<'w, Cursor>,
    keys: Res<'w, KeyFocus>,
}

impl ShownScreens<'_, '_> {
    /// The position on the board, where there is one to be looked at.
    fn position(&self) -> Option<&Position> {
        match self.screen.get() {
            Screen::Play => Some(self.current.game_match.as_ref()?.position()),
            // Elsewhere it is always the same.
            Screen::Setup => {
                let draft = self.draft.as_ref().filter(|draft| draft.can_place())?;
                Some(draft.position())
            }
            screen => self.exercises.position(*screen),
        }
    }

    /// The letters and marks that are kept with the position on the board.
    fn noted(&self) -> &[CellMark] {
        let is_game = *self.screen.get() == Screen::Play;
        let game_match = self.current.game_match.as_ref().filter(|_| is_game);
        game_match.map_or(&[], |game_match| {
            let history = game_match.history();
            history.marks(history.current())
        })
    }

    /// What the names of the fields depend on.
    fn state(&self, position: &Position) -> BoardState {
        let stage = self.stages.single().ok();
        let lies_here = |parent: &ChildOf| stage.is_some_and(|(it, ..)| parent.parent() == it);
        let mut pieces: Vec<Cell> = self
            .pieces
            .iter()
            .filter(|(_, parent)| lies_here(parent))
            .map(|(piece, _)| piece.cell)
            .collect();
        pieces.sort_unstable();
        let game_match = self.current.game_match.as_ref();
        let game_match = game_match.filter(|_| *self.screen.get() == Screen::Play);
        let targets = |game_match: &Match| {
            let moves = game_match.offered().into_iter();
            moves.filter_map(|mv| position.target(mv)).collect()
        };
        BoardState {
            offered: game_match.map_or_else(Vec::new, targets),
            zone: game_match.map_or(OpeningZone::Anywhere, Match::zone),
            position: position.clone(),
            plays: *self.screen.get() != Screen::Setup,
            pieces,
            marks: stage.map_or_else(Vec::new, |(_, stage, _)| {
                stage.marks.iter().copied().collect()
            }),
            noted: self.noted().to_vec(),
            language: self.words.language(),
        }
    }

    /// The field among these that has the focus.
    fn focus(&self, rows: &[Vec<LabelledCell>]) -> BoardFocus {
        let here = self.cursor.focus.filter(|_| self.keys.0 == Focus::Board);
        let field = here.and_then(|cell| rows.iter().flatten().find(|field| field.cell == cell));
        BoardFocus(field.map(|field| id_of(field).accesskit_id()))
    }
}

/// What the names of the fields depend on: naming them all takes too long for every frame.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BoardState {
    position: Position,
    /// Whether it is played on, or set up.
    plays: bool,
    /// Where pieces are seen, in order.
    pieces: Vec<Cell>,
    /// The pieces in somebody's hand, in order.
    marks: Vec<Cell>,
    /// What an opening offers for the next stone.
    offered: Vec<Cell>,
    /// Where the opening lets the next stone go.
    zone: OpeningZone,
    /// The letters and marks that are kept with the position.
    noted: Vec<CellMark>,
    language: Language,
}

fn tell(
    mut contexts: EguiContexts,
    shown: ShownScreens,
    taken: Res<PointerTaken>,
    mut told: Local<Option<(BoardState, Vec<Vec<LabelledCell>>)>>,
    mut focus: ResMut<BoardFocus>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    let root = accesskit_root_id();
    // The window's name as a screen reader says it.
    let name = shown.words.say("app-name");
    context.accesskit_node_builder(root, |root| root.set_label(name));
    let Some(position) = shown.position() else {
        *told = None;
        *focus = BoardFocus::default();
        return Ok(());
    };
    let state = shown.state(position);
    if told.as_ref().is_none_or(|(before, _)| *before != state) {
        let named = fields(&shown.words, &state);
        *told = Some((state, named));
    }
    let Some((_, rows)) = told.as_ref() else {
        return Ok(());
    };
    *focus = shown.focus(rows);
    let before = context.accesskit_node_builder(root, |root| root.children().to_vec());
    let Some(mut children) = before else {
        return Ok(());
    };
    if let Some(game_match) = &shown.current.game_match
        && *shown.screen.get() == Screen::Play
    {
        let sentences = news(&shown.words, &shown.configs, game_match);
        children.extend(sentences.into_iter().enumerate().map(|(index, sentence)| {
            add(context, Id::new(("news", index)), Role::Label, |node| {
                node.set_value(sentence);
                node.set_live(Live::Polite);
            })
        }));
        if !shown.scan_frame.name.is_empty() {
            let framed = Id::new("framed on the board");
            children.push(add(context, framed, Role::Label, |node| {
                node.set_value(shown.scan_frame.name.as_str());
                node.set_live(Live::Polite);
            }));
        }
    }
    children.push(add_board(context, &shown, rows));
    // Nodes that are added by themselves become children of the root, each of them.
    context.accesskit_node_builder(root, |root| root.set_children(children));
    if !taken.everywhere {
        for field in rows.iter().flatten() {
            let is_asked =
                |action| context.input(|it| it.has_accesskit_action_request(id_of(field), action));
            if is_asked(Action::Focus) {
                release_focus(context);
                intents.write(BoardInput::ToCell(field.cell));
            }
            if is_asked(Action::Click) {
                intents.write(BoardInput::Press(field.cell));
            }
        }
    }
    Ok(())
}

/// Takes the keys from the control that has them.
fn release_focus(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(control) = memory.focused() {
            memory.surrender_focus(control);
        }
    });
}

fn add_board(context: &Context, shown: &ShownScreens, rows: &[Vec<LabelledCell>]) -> NodeId {
    let stage = shown.stages.single().ok();
    let bounds = |cell: Cell| {
        let (_, stage, placement) = stage?;
        let at = placement.centre + stage.geometry.centre(cell) * placement.cell;
        let at = shown.areas.to_window(at).as_dvec2();
        let half = f64::from(placement.cell) / 2.0;
        Some(Bounds::new(
            at.x - half,
            at.y - half,
            at.x + half,
            at.y + half,
        ))
    };
    let rows: Vec<NodeId> = rows
        .iter()
        .enumerate()
        .map(|(index, fields)| {
            let fields: Vec<NodeId> = fields
                .iter()
                .map(|field| {
                    let button = add(context, id_of(field), Role::Button, |node| {
                        node.set_label(field.label.as_str());
                        node.set_column_index(usize::from(field.cell.col));
                        node.set_row_index(usize::from(field.cell.row));
                        if let Some(marked) = field.marked {
                            node.set_toggled(Toggled::from(marked));
                        }
                        node.add_action(Action::Click);
                        node.add_action(Action::Focus);
                        if let Some(bounds) = bounds(field.cell) {
                            node.set_bounds(bounds);
                        }
                    });
                    let place = id_of(field).with("place");
                    add(context, place, Role::GridCell, |node| {
                        node.set_children(vec![button]);
                    })
                })
                .collect();
            add(
                context,
                Id::new(("row of fields", index)),
                Role::Row,
                |node| {
                    node.set_children(fields);
                },
            )
        })
        .collect();
    add(context, Id::new("fields"), Role::Grid, |node| {
        node.set_label(shown.words.say("reading-board"));
        node.set_children(rows);
    })
}

fn add(context: &Context, id: Id, role: Role, write: impl FnOnce(&mut Node)) -> NodeId {
    context.accesskit_node_builder(id, |node| {
        node.set_role(role);
        write(node);
    });
    id.accesskit_id()
}

fn id_of(field: &LabelledCell) -> Id {
    Id::new(("field", field.cell.col, field.cell.row))
}

/// The last move, and whose turn it is. All else is read out where the panel shows it.
pub(crate) fn news(words: &Words, configs: &Configs, game_match: &Match) -> Vec<String> {
    let position = game_match.position();
    let mut news = Vec::new();
    news.extend(last_move_told(words, game_match));
    if game_match.result().is_none() && !game_match.is_opening() {
        let side = position.side_to_move();
        let name = words.say(side_key(side));
        let turn = |name: &str| words.with("play-turn", &[("name", text(name))]);
        news.push(
            match (game_match.seat(side), game_match.seat(side.other())) {
                // Two persons are called like their sides.
                (Seat::Person, Seat::Person) => turn(&name),
                (Seat::Person, Seat::Computer(_)) => words.say("play-your-turn"),
                (Seat::Computer(_), _) => {
                    let player = seat_name(words, configs, game_match, side);
                    turn(&format!("{player} ({name})"))
                }
            },
        );
    }
    news
}
