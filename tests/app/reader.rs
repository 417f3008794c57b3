//! A screen reader: what AccessKit tells of the screen, drawn without a window, and how one presses,
//! chooses and writes by it.

use crate::app::screens;
use crate::board::layout::interface_scale;
use crate::features::language::letters::{CodeFace, FoundFaces};
use crate::features::language::{Language, LanguageFaces, LanguageFiles, WantedLanguage, Words};
use crate::features::screen_readers::BoardFocus;
use crate::features::settings::Settings;
use crate::features::{language, screen_readers};
use crate::rules::Cell;
use crate::widgets::theme::{Palette, apply_style, apply_theme, fonts};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{
    Action, ActionData, ActionRequest, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use bevy_egui::egui::{Event, FullOutput, Key, Modifiers, Pos2, RawInput, Shape, StrokeKind, Vec2};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext, egui};

use crate::tests::harness::Tabletop;

/// What is told of one control or sentence.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub id: NodeId,
    pub role: Role,
    pub words: String,
    pub is_on: bool,
    /// Whether it is told as on or off at all.
    pub can_be_on: bool,
    pub is_enabled: bool,
    /// Whether it is read out by itself.
    pub is_news: bool,
    /// The field of the board that it is.
    pub cell: Option<Cell>,
    /// Where it lies in the window, also where it is scrolled out of sight.
    pub place: egui::Rect,
}

impl Told {
    /// Whether it can be pressed or written into.
    pub(crate) fn is_control(&self) -> bool {
        let passive = [
            Role::Window,
            Role::Label,
            Role::Heading,
            Role::Grid,
            Role::Group,
            Role::Row,
        ];
        !passive.contains(&self.role) || self.cell.is_some()
    }
}

/// A screen reader of the screens of a game.
pub(crate) struct Reader {
    context: Entity,
    size: Vec2,
}

impl Reader {
    /// Begins to read.
    pub(crate) fn of(table: &mut Tabletop) -> Reader {
        Reader::in_window(table, 1280.0, 720.0)
    }

    /// Begins to read in a window of this size.
    pub(crate) fn in_window(table: &mut Tabletop, width: f32, height: f32) -> Reader {
        let app = &mut table.app;
        if !app.world().contains_resource::<WantedLanguage>() {
            app.add_plugins(language::plugin);
        }
        app.init_resource::<EguiUserTextures>()
            .add_message::<CursorMoved>()
            .add_message::<EguiInputEvent>()
            .init_schedule(EguiPrimaryContextPass)
            .init_resource::<AccessibilityRequested>();
        app.world().resource::<AccessibilityRequested>().set(true);
        screens(app);
        screen_readers::plugin(app);
        let configs = table.configs().clone();
        let mut context = EguiContext::default();
        context.get_mut().enable_accesskit();
        apply_theme(context.get_mut(), &configs.theme, &configs.timing);
        let world = table.app.world_mut();
        let context = world.spawn((context, PrimaryEguiContext)).id();
        let size = Vec2::ZERO;
        let mut reader = Reader { context, size };
        reader.resize(table, width, height);
        reader
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, table: &mut Tabletop, width: f32, height: f32) {
        self.size = Vec2::new(width, height);
        table.resize(width, height);
        self.restyle(table);
        self.read(table);
    }

    /// Takes over the theme and the settings as they are now.
    pub(crate) fn restyle(&self, table: &mut Tabletop) {
        let configs = table.configs().clone();
        let settings = table.resource::<Settings>();
        let wanted = settings.interface_scale();
        let is_still = configs.factor(settings) <= 0.0;
        let size = bevy::prelude::Vec2::new(self.size.x, self.size.y);
        let times = interface_scale(size, wanted);
        let world = table.app.world_mut();
        let mut context = world.get_mut::<EguiContext>(self.context);
        let context = context.as_mut().expect("it stays").get_mut();
        apply_style(context, &configs.theme, &configs.timing, times, is_still);
        table.frame(0);
    }

    /// Reads in this language from now on, with the faces that it is written with.
    pub(crate) fn speak(&self, table: &mut Tabletop, language: Language) {
        table.resource_mut::<WantedLanguage>().0 = language;
        table.frame(0);
        table.wait("the language", |table| {
            table.resource::<LanguageFiles>().is_settled()
        });
        assert_eq!(table.resource::<Words>().language(), language);
        let faces = table.resource::<LanguageFaces>().clone();
        let mut context = table.app.world_mut().get_mut::<EguiContext>(self.context);
        let context = context.as_mut().expect("it stays").get_mut();
        context.set_fonts(fonts(faces, &FoundFaces::default(), &CodeFace::default()));
    }

    /// Everything on the screen, in its order; while a dialog is open, that alone.
    pub(crate) fn read(&self, table: &mut Tabletop) -> Vec<Told> {
        // Panels measure in one frame what they divide in the next.
        self.frame(table, Vec::new());
        let update = self.frame(table, Vec::new());
        let dialog = update.nodes.iter().find(|(_, node)| node.is_modal());
        let root = update.tree.as_ref().expect("a tree").root;
        let mut told = Vec::new();
        let mut waiting = vec![dialog.map_or(root, |(id, _)| *id)];
        while let Some(id) = waiting.pop() {
            let node = update.nodes.iter().find(|(other, _)| *other == id);
            let (_, node) = node.expect("children are told");
            told.extend(told_of(id, node));
            waiting.extend(node.children().iter().rev());
        }
        told
    }

    /// What kinds of things can be pressed and have no name; bars for scrolling need none.
    pub(crate) fn unnamed(&self, table: &mut Tabletop) -> Vec<Role> {
        let update = self.frame(table, Vec::new());
        let nodes = update.nodes.iter().map(|(_, node)| node);
        let unnamed = nodes.filter(|node| {
            let has_name = node.label().is_some_and(|name| !name.is_empty());
            let is_bar = node.role() == Role::ScrollBar;
            node.supports_action(Action::Click) && !has_name && !is_bar
        });
        unnamed.map(Node::role).collect()
    }

    /// The texts that end in three points, as they had no room.
    pub(crate) fn cut_texts(&self, table: &mut Tabletop) -> Vec<String> {
        let texts = self.painted_texts(table).into_iter();
        let cut = texts.filter_map(|(text, is_cut)| is_cut.then_some(text));
        cut.collect()
    }

    /// Checks that every control has a name and lies between the sides of a window of this width, and
    /// that no text is cut.
    #[track_caller]
    pub(crate) fn check_controls(&self, table: &mut Tabletop, width: f32, what: &str) {
        assert_eq!(self.unnamed(table), [], "{what}");
        let told = self.read(table);
        for control in told.iter().filter(|told| told.is_control()) {
            let place = control.place;
            let is_within = place.left() >= 0.0 && place.right() <= width;
            assert!(is_within, "{control:?} in {width}, {what}");
        }
        assert_eq!(self.cut_texts(table), [""; 0], "{what}");
    }

    /// All texts that are painted, and whether each ends in three points.
    pub(crate) fn painted_texts(&self, table: &mut Tabletop) -> Vec<(String, bool)> {
        self.output(table, Vec::new())
            .drop_without_applying_deltas();
        let output = self.output(table, Vec::new());
        let texts = output.shapes.iter().filter_map(|shape| match &shape.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.elided)),
            _ => None,
        });
        let texts = texts.collect();
        output.drop_without_applying_deltas();
        texts
    }

    /// Whether a frame without any input asks for the next one.
    pub(crate) fn asks_for_a_frame(&self, table: &mut Tabletop) -> bool {
        self.output(table, Vec::new())
            .drop_without_applying_deltas();
        let world = table.app.world_mut();
        let mut context = world.get_mut::<EguiContext>(self.context);
        let context = context.as_mut().expect("it stays").get_mut();
        context.has_requested_repaint()
    }

    /// The ring around what has the focus, and the part of the window in which it may be painted.
    pub(crate) fn focus_ring(&self, table: &mut Tabletop) -> Option<(egui::Rect, egui::Rect)> {
        let output = self.output(table, Vec::new());
        let world = table.app.world_mut();
        let mut context = world.get_mut::<EguiContext>(self.context);
        let context = context.as_mut().expect("it stays").get_mut();
        let palette = Palette::of(context);
        let ring = output.shapes.iter().find_map(|shape| match &shape.shape {
            Shape::Rect(rect) if rect.stroke == palette.focus_ring() => {
                let beyond = match rect.stroke_kind {
                    StrokeKind::Inside => 0.0,
                    StrokeKind::Middle => rect.stroke.width / 2.0,
                    StrokeKind::Outside => rect.stroke.width,
                };
                Some((rect.rect.expand(beyond), shape.clip_rect))
            }
            _ => None,
        });
        output.drop_without_applying_deltas();
        ring
    }

    /// A frame in which all of this comes in, as it is read.
    fn frame(&self, table: &mut Tabletop, events: Vec<Event>) -> TreeUpdate {
        let output = self.output(table, events);
        let update = output.platform_output.accesskit_update.clone();
        output.drop_without_applying_deltas();
        let mut update = update.expect("AccessKit is on");
        table.resource::<BoardFocus>().enter(&mut update);
        update
    }

    /// A frame in which all of this comes in, as it is drawn.
    fn output(&self, table: &mut Tabletop, mut events: Vec<Event>) -> FullOutput {
        let world = table.app.world_mut();
        let mut sent = world.resource_mut::<Messages<EguiInputEvent>>();
        events.extend(sent.drain().map(|sent| sent.event));
        let context = world.get_mut::<EguiContext>(self.context);
        let context = context.expect("it stays").get_mut().clone();
        let size = self.size;
        context.begin_pass(RawInput {
            screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, size)),
            focused: true,
            events,
            ..RawInput::default()
        });
        world.run_schedule(EguiPrimaryContextPass);
        let output = context.end_pass();
        table.frame(0);
        output
    }

    fn ask(
        &self,
        table: &mut Tabletop,
        target_node: NodeId,
        action: Action,
        data: Option<ActionData>,
        more: Vec<Event>,
    ) {
        let request = Event::AccessKitActionRequest(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data,
        });
        self.frame(table, std::iter::once(request).chain(more).collect());
        table.frame(0);
    }

    /// A frame for each of these, as a keyboard or a pointer sends them.
    pub(crate) fn input(&self, table: &mut Tabletop, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.frame(table, vec![event]);
        }
    }

    /// Presses a key within the panels.
    pub(crate) fn key(&self, table: &mut Tabletop, key: Key) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.input(table, [true, false].map(event));
    }

    /// What is pressed by these words, or by words that begin so.
    pub(crate) fn find(&self, table: &mut Tabletop, words: &str) -> Option<Told> {
        let controls = self.read(table).into_iter().filter(|told| {
            let is_control = matches!(
                told.role,
                Role::Button | Role::ComboBox | Role::RadioButton | Role::CheckBox
            );
            is_control && told.cell.is_none()
        });
        let controls: Vec<Told> = controls.collect();
        let exact = controls.iter().find(|told| told.words == words);
        exact
            .or_else(|| controls.iter().find(|told| told.words.starts_with(words)))
            .cloned()
    }

    /// Puts the focus on what has these words, or words that begin so.
    #[track_caller]
    pub(crate) fn focus(&self, table: &mut Tabletop, words: &str) {
        let told = self.find(table, words);
        let told = told.unwrap_or_else(|| panic!("no control {words:?}"));
        self.focus_on(table, &told);
    }

    /// The name of the control that has the focus.
    pub(crate) fn focused(&self, table: &mut Tabletop) -> Option<String> {
        let update = self.frame(table, Vec::new());
        let mut nodes = update.nodes.iter();
        let (_, node) = nodes.find(|(id, _)| *id == update.focus)?;
        // The words of a label are its value.
        node.label().or(node.value()).map(str::to_owned)
    }

    /// The name of the part that the control with the focus points out: where its list or its keyboard is.
    pub(crate) fn pointed_out(&self, table: &mut Tabletop) -> Option<String> {
        let update = self.frame(table, Vec::new());
        let node = |id| update.nodes.iter().find(|(other, _)| *other == id);
        let (_, focused) = node(update.focus)?;
        let (_, part) = node(focused.active_descendant()?)?;
        part.label().map(str::to_owned)
    }

    /// Where what has these words lies, or what begins with them.
    #[track_caller]
    pub(crate) fn place(&self, table: &mut Tabletop, words: &str) -> egui::Rect {
        let told = self.read(table).into_iter();
        let mut with_words = told.filter(|told| told.words.starts_with(words));
        let first = with_words.next();
        first.unwrap_or_else(|| panic!("no {words:?}")).place
    }

    /// Scrolls until this is in sight, and says where it lies then, if it still is anywhere.
    pub(crate) fn scroll_to(&self, table: &mut Tabletop, told: &Told) -> Option<egui::Rect> {
        self.ask(table, told.id, Action::ScrollIntoView, None, Vec::new());
        let mut again = self.read(table).into_iter();
        again.find(|other| other.id == told.id).map(|it| it.place)
    }

    /// Whether something of these words can be pressed.
    pub(crate) fn offers(&self, table: &mut Tabletop, words: &str) -> bool {
        self.find(table, words).is_some_and(|told| told.is_enabled)
    }

    /// Presses what has these words, or words that begin so.
    #[track_caller]
    pub(crate) fn press(&self, table: &mut Tabletop, words: &str) {
        let Some(told) = self.find(table, words) else {
            panic!("no control {words:?} in {:#?}", self.read(table));
        };
        assert!(told.is_enabled, "{told:?} can be pressed");
        self.ask(table, told.id, Action::Click, None, Vec::new());
    }

    /// Opens a list and chooses from it.
    #[track_caller]
    pub(crate) fn choose(&self, table: &mut Tabletop, list: &str, entry: &str) {
        self.press(table, list);
        self.press(table, entry);
    }

    /// Writes this in the field of this name.
    #[track_caller]
    pub(crate) fn write(&self, table: &mut Tabletop, name: &str, text: &str) {
        let told = self.read(table).into_iter();
        let mut fields = told.filter(|told| {
            matches!(told.role, Role::TextInput | Role::MultilineTextInput) && told.words == name
        });
        let field = fields.next().unwrap_or_else(|| panic!("no field {name:?}"));
        let all = Event::Key {
            key: Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        };
        let events = vec![all, Event::Paste(text.to_owned())];
        // A field takes keys from the frame on after it has the focus.
        self.ask(table, field.id, Action::Focus, None, Vec::new());
        self.frame(table, events);
        table.frame(0);
    }

    /// The fields of the board.
    pub(crate) fn fields(&self, table: &mut Tabletop) -> Vec<Told> {
        let mut told = self.read(table);
        told.retain(|told| told.cell.is_some());
        told
    }

    /// What is said of a field.
    #[track_caller]
    pub(crate) fn field(&self, table: &mut Tabletop, cell: Cell) -> String {
        let mut fields = self.fields(table).into_iter();
        let field = fields.find(|told| told.cell == Some(cell));
        field
            .unwrap_or_else(|| panic!("{cell:?} is not told"))
            .words
    }

    /// Puts the focus on what is told so.
    pub(crate) fn focus_on(&self, table: &mut Tabletop, told: &Told) {
        self.ask(table, told.id, Action::Focus, None, Vec::new());
    }

    /// Presses a field of the board.
    pub(crate) fn press_field(&self, table: &mut Tabletop, field: &Told) {
        self.ask(table, field.id, Action::Click, None, Vec::new());
    }

    /// What is read out by itself, together.
    pub(crate) fn news(&self, table: &mut Tabletop) -> String {
        let told = self.read(table);
        let news: Vec<String> = told
            .into_iter()
            .filter(|told| told.is_news)
            .map(|told| told.words)
            .collect();
        news.join(" ")
    }

    /// All sentences of the screen, together.
    pub(crate) fn text(&self, table: &mut Tabletop) -> String {
        let words = self.read(table).into_iter().map(|told| told.words);
        words.collect::<Vec<_>>().join(" ")
    }

    /// The screen says this.
    #[track_caller]
    pub(crate) fn says(&self, table: &mut Tabletop, words: &str) {
        let text = self.text(table);
        assert!(text.contains(words), "{words:?} is not said: {text}");
    }

    /// Sets a slider to this number.
    #[track_caller]
    pub(crate) fn slide(&self, table: &mut Tabletop, name: &str, to: f64) {
        let mut told = self.read(table).into_iter();
        let slider = told.find(|told| told.role == Role::Slider && told.words.starts_with(name));
        let slider = slider.unwrap_or_else(|| panic!("no slider {name:?}"));
        let to = Some(ActionData::NumericValue(to));
        self.ask(table, slider.id, Action::SetValue, to, Vec::new());
    }
}

fn told_of(id: NodeId, node: &Node) -> Option<Told> {
    if node.role() == Role::TextRun {
        return None;
    }
    let words = match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    };
    let cell = node.column_index().zip(node.row_index());
    Some(Told {
        id,
        role: node.role(),
        words: words?.to_owned(),
        is_on: node.toggled() == Some(Toggled::True),
        can_be_on: node.toggled().is_some(),
        is_enabled: !node.is_disabled(),
        is_news: node.live().is_some(),
        cell: cell.map(|(col, row)| Cell::new(col as u8, row as u8)),
        place: node.bounds().map_or(egui::Rect::NOTHING, |it| {
            let corner = |x: f64, y: f64| Pos2::new(x as f32, y as f32);
            egui::Rect::from_min_max(corner(it.x0, it.y0), corner(it.x1, it.y1))
        }),
    })
}
