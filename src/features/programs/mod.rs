//! Other programs that a person sets up as opponents in Lines: asked who they are, added, kept with
//! the settings, removed.

pub(crate) mod form;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use crate::ask::asking::Asking;
use crate::config::{EngineName, ExternalEngine, MOST_EXTERNAL, usual_pause};
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::games::introduction;
use crate::midend::Seat;
use crate::platform::keeping::KeptStore;
use crate::players::NoMove;
use crate::players::external::{EngineFault, Introduction, Quote};
use crate::players::opponents::Opponent;
use crate::redraw::Redraw;
use crate::rules::Side;
use crate::states::{Phase, Screen};
use crate::storage::FileError;
use crate::storage::engines::{Engines, KeptEngines};
use crate::window::WindowCommand;

/// What notices about the list of programs are about.
const NOTICE: &str = "kept engines";
/// The times for a move that are offered, in milliseconds.
pub(crate) const TURNS_MS: [u32; 6] = [200, 500, 1_000, 2_000, 5_000, 15_000];
/// The usual one of them.
const USUAL_TURN_MS: u32 = 1_000;

/// The programs that this person has set up.
#[derive(Resource, Debug, Default)]
pub(crate) struct OwnEngines {
    list: Vec<ExternalEngine>,
    /// Where they are kept; nothing where nothing can be kept.
    file: Option<Engines>,
}

impl OwnEngines {
    /// The programs in the order in which they were added, to be kept in this file.
    pub(crate) const fn new(list: Vec<ExternalEngine>, file: Option<Engines>) -> OwnEngines {
        OwnEngines { list, file }
    }

    /// The programs.
    pub(crate) fn list(&self) -> &[ExternalEngine] {
        &self.list
    }

    /// Adds one.
    ///
    /// # Errors
    /// It could not be kept; it is there until the program ends.
    fn add(&mut self, engine: ExternalEngine) -> Result<(), FileError> {
        let kept = self.file.as_ref().map(|file| file.add(&engine));
        self.list.push(engine);
        self.take_over(kept)
    }

    /// Removes one.
    ///
    /// # Errors
    /// The file could not be changed; it is gone until the program starts anew.
    pub(crate) fn remove(&mut self, name: EngineName) -> Result<(), FileError> {
        let kept = self.file.as_ref().map(|file| file.remove(name));
        self.list.retain(|engine| engine.name != name);
        self.take_over(kept)
    }

    /// The list as the file has it now: another copy of the program may have changed it.
    fn take_over(
        &mut self,
        kept: Option<Result<Vec<ExternalEngine>, FileError>>,
    ) -> Result<(), FileError> {
        if let Some(list) = kept.transpose()? {
            self.list = list;
        }
        Ok(())
    }
}

/// The form in which a program is set up.
#[derive(Resource)]
pub(crate) struct EngineForm {
    /// The seat for which it was opened; none while it is closed.
    pub side: Option<Side>,
    /// Where the program is, as typed.
    pub path: String,
    /// Its name, as typed; empty for the one that it gives itself.
    pub name: String,
    /// Its time for a move in milliseconds.
    pub turn_ms: u32,
    /// What became of the last try.
    pub said: Option<AddOutcome>,
    /// The field that is to get the keys now.
    pub wants_focus: Option<FormField>,
    asked: Asking<NewEngine, Result<Introduction, NoMove>>,
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormField {
    /// The program's file.
    Path,
    /// Its name.
    Name,
}

/// A program that is asked who it is.
struct NewEngine {
    engine: ExternalEngine,
    /// Whether the engine bears the name that was typed.
    is_named: bool,
}

/// What became of a try to add a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AddOutcome {
    /// It was added.
    Added {
        /// Under this name.
        name: EngineName,
        /// What it says about itself.
        said: Quote,
    },
    /// No path was typed.
    NoPath,
    /// The name is none.
    BadName,
    /// Another program has this name.
    Taken(EngineName),
    /// As many as there can be are there.
    Full,
    /// Something is wrong with the program.
    Fault(EngineFault),
    /// It was added, but cannot be kept.
    Unkept(FileError),
}

impl Default for EngineForm {
    fn default() -> Self {
        EngineForm {
            side: None,
            path: String::new(),
            name: String::new(),
            turn_ms: USUAL_TURN_MS,
            said: None,
            wants_focus: None,
            asked: Asking::default(),
        }
    }
}

impl EngineForm {
    /// Whether a program is being asked who it is.
    pub(crate) const fn is_asking(&self) -> bool {
        self.asked.is_busy()
    }

    /// Closes the form; a program that is asked is let go.
    pub(crate) fn close(&mut self) {
        self.asked.cancel();
        self.side = None;
        self.said = None;
    }

    /// Looks at what was typed, and asks the program who it is.
    pub(crate) fn submit(&mut self, configs: &Configs, redraw: &Redraw) {
        self.said = None;
        match self.engine(&configs.opponents.external_engines) {
            Ok((engine, is_named)) => {
                let (settings, redraw) = (engine.clone(), redraw.clone());
                let about = NewEngine { engine, is_named };
                self.asked.begin(None, about, |stop| {
                    let stop = stop.clone();
                    AsyncComputeTaskPool::get().spawn(async move {
                        let heard = introduction(&settings, &stop);
                        redraw.request();
                        heard
                    })
                });
            }
            Err(said) => self.tell(said),
        }
    }

    /// Tells what became of a try, and goes to the field in which the next one begins.
    fn tell(&mut self, said: AddOutcome) {
        self.wants_focus = Some(match said {
            AddOutcome::BadName | AddOutcome::Taken(_) => FormField::Name,
            _ => FormField::Path,
        });
        self.said = Some(said);
    }

    /// What was typed as an engine, and whether its name was typed, too.
    fn engine(&self, others: &[ExternalEngine]) -> Result<(ExternalEngine, bool), AddOutcome> {
        let path = program(&self.path).ok_or(AddOutcome::NoPath)?;
        let typed = self.name.trim();
        let name = match typed {
            "" => name_of_file(&path),
            typed => EngineName::new(typed),
        };
        let name = name.ok_or(AddOutcome::BadName)?;
        if !typed.is_empty() && others.iter().any(|other| other.name == name) {
            return Err(AddOutcome::Taken(name));
        }
        if others.len() >= MOST_EXTERNAL {
            return Err(AddOutcome::Full);
        }
        let engine = ExternalEngine {
            name,
            command: path,
            args: Vec::new(),
            turn_ms: self.turn_ms,
            pause_ms: usual_pause(),
        };
        Ok((engine, !typed.is_empty()))
    }
}

/// What was typed as a path: without blanks and quotation marks around it, and with the home folder
/// in place of `~`.
fn program(typed: &str) -> Option<String> {
    let path = typed.trim().trim_matches(['"', '\'']);
    if path.is_empty() {
        return None;
    }
    let below_home = path.strip_prefix("~/").zip(std::env::home_dir());
    let path = below_home.map_or_else(|| PathBuf::from(path), |(rest, home)| home.join(rest));
    Some(path.to_string_lossy().into_owned())
}

/// The name of a program's file as a name, as far as it can be one; else simply “program”.
fn name_of_file(path: &str) -> Option<EngineName> {
    let stem = Path::new(path).file_stem().unwrap_or_default();
    EngineName::new(&stem.to_string_lossy()).or_else(|| EngineName::new("program"))
}

/// A name that no other program has: with a number behind it, if need be.
fn free_name(wanted: EngineName, others: &[ExternalEngine]) -> EngineName {
    let is_free = |name: &EngineName| others.iter().all(|other| other.name != *name);
    let numbered = (2..=MOST_EXTERNAL + 1).filter_map(|number| {
        let short: String = wanted.as_str().chars().take(20).collect();
        EngineName::new(&format!("{short}-{number}"))
    });
    std::iter::once(wanted)
        .chain(numbered)
        .find(is_free)
        .unwrap_or(wanted)
}

/// Adds the form, and keeps the own programs among the opponents.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OwnEngines>()
        .init_resource::<EngineForm>()
        .add_systems(PreStartup, bring.run_if(resource_exists::<KeptStore>))
        .add_systems(OnExit(Screen::Setup), close)
        .add_systems(
            Update,
            (open, take_answers, offer).chain().in_set(Phase::Rules),
        );
}

/// Brings back what was kept.
fn bring(
    store: Res<KeptStore>,
    mut own: ResMut<OwnEngines>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let file = Engines(Arc::clone(&store.0));
    let found = file.find().unwrap_or_else(|error| {
        let reason = words.reason(error.of_own_file());
        let sentence = words.with("engine-unread", &[("reason", text(&reason))]);
        notifications.fault(NOTICE, sentence);
        KeptEngines::default()
    });
    if let Some((path, reason)) = found.put_aside {
        let reason = words.reason(&reason);
        let about = [("path", text(&path)), ("reason", text(&reason))];
        notifications.problem(NOTICE, words.with("engine-damaged", &about));
    }
    *own = OwnEngines::new(found.engines, Some(file));
}

fn open(mut intents: MessageReader<WindowCommand>, mut form: ResMut<EngineForm>) {
    for intent in intents.read() {
        if let WindowCommand::AddProgram(side) = intent {
            form.side = Some(*side);
            form.wants_focus = Some(FormField::Path);
        }
    }
}

fn close(mut form: ResMut<EngineForm>) {
    form.close();
}

/// Takes what a program says about itself.
fn take_answers(
    mut form: ResMut<EngineForm>,
    mut own: ResMut<OwnEngines>,
    configs: Res<Configs>,
    draft: Option<ResMut<Draft>>,
) {
    if !form.asked.is_busy() {
        return;
    }
    let form = &mut *form;
    let Some((about, heard)) = form.asked.poll() else {
        return;
    };
    let NewEngine {
        mut engine,
        is_named,
    } = about;
    let introduced = match heard {
        Ok(introduced) => introduced,
        Err(NoMove::External(fault)) => {
            form.tell(AddOutcome::Fault(fault));
            return;
        }
        Err(_) => return,
    };
    if !is_named {
        let others = &configs.opponents.external_engines;
        engine.name = free_name(introduced.name.unwrap_or(engine.name), others);
    }
    let (name, said) = (engine.name, introduced.said);
    form.tell(match own.add(engine) {
        Ok(()) => AddOutcome::Added { name, said },
        Err(error) => AddOutcome::Unkept(error),
    });
    if let (Some(mut draft), Some(side)) = (draft, form.side) {
        draft.seats[side.index()] = Seat::Computer(Opponent::External(name));
    }
    form.path.clear();
    form.name.clear();
}

/// Keeps the own programs among the opponents, behind those of the file; one whose name stands
/// there as well is left out.
fn offer(
    own: Res<OwnEngines>,
    mut configs: ResMut<Configs>,
    // Those that stand among the opponents now.
    mut offered: Local<Vec<ExternalEngine>>,
) {
    if !own.is_changed() && !configs.is_changed() {
        return;
    }
    let now = &configs.opponents.external_engines;
    let mut wanted = now.clone();
    wanted.retain(|engine| !offered.contains(engine));
    let is_new = |engine: &&ExternalEngine| wanted.iter().all(|other| other.name != engine.name);
    let room = MOST_EXTERNAL.saturating_sub(wanted.len());
    *offered = own.list.iter().filter(is_new).take(room).cloned().collect();
    wanted.extend(offered.iter().cloned());
    if *now != wanted {
        configs.opponents.external_engines = wanted;
    }
}
