//! The computer players think in a worker of the page, beside the game, as they think in a thread
//! on the desktop. For each purpose there is a worker of its own. One for the game is always ready;
//! one whose answer is no longer wanted is ended at once and replaced. Where the browser refuses workers, the players think in the page, in slices
//! with frames between them.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

use bevy::log::warn;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use wasm_bindgen::prelude::*;

use crate::ask::{Answer, Purpose};
use crate::formats::request;
use crate::midend::request::EngineRequest;
use crate::platform::page::setting;
use crate::platform::web::heard_worker::HeardWorker;
use crate::players::{NoMove, Stop};

/// Where players can think, the best first.
#[derive(Clone, Copy, PartialEq)]
enum Means {
    /// A worker of the browser.
    Worker,
    /// The page, in slices; `PlayersInSlices` of the page behaves like a worker.
    Slices,
    /// The game itself, while frames wait.
    Game,
}

thread_local! {
    /// The worker of each purpose that is ready, or at work.
    static SLOTS: [RefCell<WorkerSlot>; Purpose::ALL.len()] = const {
        [const { RefCell::new(WorkerSlot::Empty) }; Purpose::ALL.len()]
    };
    /// The best means that has not failed yet.
    static MEANS: Cell<Means> = const { Cell::new(Means::Worker) };
}

#[wasm_bindgen]
extern "C" {
    type PlayersInSlices;
    #[wasm_bindgen(constructor, catch)]
    fn new() -> Result<PlayersInSlices, JsValue>;
}

enum WorkerSlot {
    /// No worker has been started yet.
    Empty,
    /// There is no means: the players think in the page, and frames wait for them.
    Refused,
    /// A worker that waits for a question.
    Ready(Rc<RunningWorker>),
    /// A worker that thinks, and where its answer is to go.
    Busy(Rc<RunningWorker>, Rc<RefCell<WorkerJob>>),
}

/// A worker, and whether it can play scripts.
struct RunningWorker {
    worker: HeardWorker,
    runs_scripts: bool,
}

/// What came of a question.
enum WorkerResult {
    /// The worker's text.
    Text(String),
    /// The worker was ended.
    Ended,
    /// The worker could not start or broke.
    Broken,
}

/// A question that was sent, and what came of it.
struct WorkerJob {
    question: String,
    needs_scripts: bool,
    result: Option<WorkerResult>,
    waker: Option<Waker>,
}

impl WorkerJob {
    fn write(&mut self, result: WorkerResult) {
        self.result.get_or_insert(result);
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }
}

/// Something with the slot of a purpose.
fn with_slot<T>(purpose: Purpose, work: impl FnOnce(&mut WorkerSlot) -> T) -> T {
    SLOTS.with(|slots| work(&mut slots[purpose as usize].borrow_mut()))
}

/// Starts a worker for the game, so that the first question need not wait for it.
pub(crate) fn prepare() {
    with_slot(Purpose::Game, |slot| {
        if matches!(slot, WorkerSlot::Empty) {
            *slot = spawn(Purpose::Game, false);
        }
    });
}

/// Ends the thinking at once.
pub(crate) fn cancel(purpose: Purpose) {
    with_slot(purpose, |slot| {
        if let WorkerSlot::Busy(_, job) = slot {
            job.borrow_mut().write(WorkerResult::Ended);
            *slot = spawn(purpose, false);
        }
    });
}

/// Puts the question to the worker; `held` is dropped when it has answered or is ended.
pub(super) fn ask(
    purpose: Purpose,
    question: EngineRequest,
    stop: &Stop,
    held: impl Send + 'static,
) -> Task<Answer> {
    let job = Rc::new(RefCell::new(WorkerJob {
        question: request::write(&question),
        needs_scripts: question.needs_scripts(),
        result: None,
        waker: None,
    }));
    if has_room(purpose) {
        with_slot(purpose, |slot| send(purpose, slot, &job));
    } else {
        job.borrow_mut().write(WorkerResult::Ended);
    }
    let stop = stop.clone();
    AsyncComputeTaskPool::get().spawn(async move {
        let _held = held;
        let result = poll_fn(|context| {
            let mut job = job.borrow_mut();
            match job.result.take() {
                Some(result) => Poll::Ready(result),
                None => {
                    job.waker = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await;
        match result {
            WorkerResult::Ended => Err(NoMove::Stopped),
            WorkerResult::Broken => question.answer(&stop),
            WorkerResult::Text(text) => {
                request::read_answer(&question, &text).unwrap_or_else(|error| {
                    warn!("the worker's answer is not understood ({error}): {text}");
                    question.answer(&stop)
                })
            }
        }
    })
}

/// Whether somebody can think for this purpose now. Workers do not mind each other; in the page
/// there is one thought at a time, and a lesser purpose makes room for a higher one.
fn has_room(purpose: Purpose) -> bool {
    if MEANS.get() == Means::Worker {
        return true;
    }
    let is_busy = |other: &Purpose| with_slot(*other, |slot| matches!(slot, WorkerSlot::Busy(..)));
    let busy: Vec<Purpose> = Purpose::ALL.into_iter().filter(is_busy).collect();
    if busy
        .iter()
        .any(|&other| (other as usize) < purpose as usize)
    {
        return false;
    }
    for other in busy {
        if other != purpose {
            cancel(other);
        }
    }
    true
}

/// Gives a question to a worker that waits, or to a new one.
fn send(purpose: Purpose, slot: &mut WorkerSlot, job: &Rc<RefCell<WorkerJob>>) {
    let needs_scripts = job.borrow().needs_scripts;
    let ready = match std::mem::replace(slot, WorkerSlot::Empty) {
        WorkerSlot::Ready(worker) if worker.runs_scripts || !needs_scripts => {
            WorkerSlot::Ready(worker)
        }
        WorkerSlot::Busy(_, old) => {
            // Its answer is no longer wanted.
            old.borrow_mut().write(WorkerResult::Ended);
            spawn(purpose, needs_scripts)
        }
        WorkerSlot::Ready(_) | WorkerSlot::Empty | WorkerSlot::Refused => {
            spawn(purpose, needs_scripts)
        }
    };
    *slot = match ready {
        WorkerSlot::Ready(worker) => {
            let text = JsValue::from_str(&job.borrow().question);
            if worker.worker.post(&text).is_ok() {
                WorkerSlot::Busy(worker, Rc::clone(job))
            } else {
                job.borrow_mut().write(WorkerResult::Broken);
                WorkerSlot::Empty
            }
        }
        other => {
            job.borrow_mut().write(WorkerResult::Broken);
            other
        }
    };
}

/// A worker of the best means that has not failed; one that runs scripts is larger, and loaded only
/// when one plays. There are no slices with scripts: the interpreter would be three times as large.
fn spawn(purpose: Purpose, runs_scripts: bool) -> WorkerSlot {
    let made = match MEANS.get() {
        Means::Worker => {
            let script = setting(if runs_scripts {
                "worker-with-scripts"
            } else {
                "worker"
            });
            let script = script.ok_or(JsValue::from_str("the page names no script"));
            script.and_then(|script| web_sys::Worker::new(&script))
        }
        Means::Slices if runs_scripts => return WorkerSlot::Empty,
        Means::Slices if setting("slices").is_none_or(|script| script.is_empty()) => {
            Err(JsValue::from_str("it was made without wasm-opt"))
        }
        // It has the methods and listeners of a worker that are used here.
        Means::Slices => PlayersInSlices::new().map(JsCast::unchecked_into),
        Means::Game => return WorkerSlot::Refused,
    };
    match made {
        Ok(worker) => WorkerSlot::Ready(Rc::new(listen_to(worker, purpose, runs_scripts))),
        Err(reason) => {
            fall_back(&reason);
            spawn(purpose, runs_scripts)
        }
    }
}

/// Goes over to the next best means.
fn fall_back(reason: &JsValue) {
    let next = match MEANS.get() {
        Means::Worker => {
            warn!("the browser allows no worker ({reason:?}); players think in slices");
            Means::Slices
        }
        Means::Slices | Means::Game => {
            warn!("players cannot think in slices ({reason:?}); frames wait for them");
            Means::Game
        }
    };
    MEANS.set(next);
}

fn listen_to(worker: web_sys::Worker, purpose: Purpose, runs_scripts: bool) -> RunningWorker {
    let hear = move |data: JsValue| {
        let text = data.as_string().unwrap_or_default();
        with_slot(purpose, |slot| {
            if let WorkerSlot::Busy(worker, job) = std::mem::replace(slot, WorkerSlot::Empty) {
                job.borrow_mut().write(WorkerResult::Text(text));
                *slot = WorkerSlot::Ready(worker);
            }
        });
    };
    let fail = move |reason: JsValue| {
        // One with scripts may be the only one that is missing: it is not kept for a life without a
        // network before it was needed.
        if runs_scripts {
            with_slot(purpose, |slot| {
                if let WorkerSlot::Busy(_, job) = std::mem::replace(slot, WorkerSlot::Empty) {
                    job.borrow_mut().write(WorkerResult::Broken);
                }
            });
            return;
        }
        fall_back(&reason);
        with_slot(purpose, |slot| {
            match std::mem::replace(slot, WorkerSlot::Empty) {
                WorkerSlot::Busy(_, job) => send(purpose, slot, &job),
                _ => *slot = spawn(purpose, false),
            }
        });
    };
    RunningWorker {
        worker: HeardWorker::listen(worker, hear, fail),
        runs_scripts,
    }
}
