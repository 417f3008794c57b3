//! The computer players think in a worker of the page, beside the game, as they think in a thread
//! on the desktop. For each purpose there is a worker of its own. One for the game is always ready;
//! one whose answer is no longer wanted is ended at once and replaced. Where the browser refuses workers, the players think in the page, in slices
//! with frames between them.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Poll, Waker};

use bevy::log::warn;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use crate::app::page::setting;
use crate::app::play::thinking::{Answer, Purpose};
use crate::formats::request;
use crate::midend::request::EngineRequest;
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
    static DESKS: [RefCell<Desk>; Purpose::ALL.len()] = const {
        [const { RefCell::new(Desk::Empty) }; Purpose::ALL.len()]
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

enum Desk {
    /// No worker has been started yet.
    Empty,
    /// There is no means: the players think in the page, and frames wait for them.
    Refused,
    /// A worker that waits for a question.
    Ready(Rc<Clerk>),
    /// A worker that thinks, and where its answer is to go.
    Busy(Rc<Clerk>, Rc<RefCell<Slip>>),
}

/// A worker with what listens to it.
struct Clerk {
    worker: Worker,
    runs_scripts: bool,
    // Held, because JavaScript calls them.
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// What came of a question.
enum Said {
    /// The worker's text.
    Text(String),
    /// The worker was ended.
    Ended,
    /// The worker could not start or broke.
    Broken,
}

/// A question that was sent, and what came of it.
struct Slip {
    question: String,
    needs_scripts: bool,
    said: Option<Said>,
    waker: Option<Waker>,
}

impl Slip {
    fn write(&mut self, said: Said) {
        self.said.get_or_insert(said);
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }
}

/// Something with the desk of a purpose.
fn at_desk<T>(purpose: Purpose, work: impl FnOnce(&mut Desk) -> T) -> T {
    DESKS.with(|desks| work(&mut desks[purpose as usize].borrow_mut()))
}

/// Starts a worker for the game, so that the first question need not wait for it.
pub fn prepare() {
    at_desk(Purpose::Game, |desk| {
        if matches!(desk, Desk::Empty) {
            *desk = hire(Purpose::Game, false);
        }
    });
}

/// Ends the thinking at once.
pub fn dismiss(purpose: Purpose) {
    at_desk(purpose, |desk| {
        if let Desk::Busy(_, slip) = desk {
            slip.borrow_mut().write(Said::Ended);
            *desk = hire(purpose, false);
        }
    });
}

/// Puts the question to the worker; `at_work` is held until it has answered or is ended.
pub fn ask(
    purpose: Purpose,
    question: EngineRequest,
    stop: &Stop,
    at_work: Arc<()>,
) -> Task<Answer> {
    let slip = Rc::new(RefCell::new(Slip {
        question: request::write(&question),
        needs_scripts: question.needs_scripts(),
        said: None,
        waker: None,
    }));
    if has_room(purpose) {
        at_desk(purpose, |desk| send(purpose, desk, &slip));
    } else {
        slip.borrow_mut().write(Said::Ended);
    }
    let stop = stop.clone();
    AsyncComputeTaskPool::get().spawn(async move {
        let _at_work = at_work;
        let said = poll_fn(|context| {
            let mut slip = slip.borrow_mut();
            match slip.said.take() {
                Some(said) => Poll::Ready(said),
                None => {
                    slip.waker = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await;
        match said {
            Said::Ended => Err(NoMove::Stopped),
            Said::Broken => question.answer(&stop),
            Said::Text(text) => request::read_answer(&question, &text).unwrap_or_else(|error| {
                warn!("the worker's answer is not understood ({error}): {text}");
                question.answer(&stop)
            }),
        }
    })
}

/// Whether somebody can think for this purpose now. Workers do not mind each other; in the page
/// there is one thought at a time, and a lesser purpose makes room for a higher one.
fn has_room(purpose: Purpose) -> bool {
    if MEANS.get() == Means::Worker {
        return true;
    }
    let is_busy = |other: &Purpose| at_desk(*other, |desk| matches!(desk, Desk::Busy(..)));
    let busy: Vec<Purpose> = Purpose::ALL.into_iter().filter(is_busy).collect();
    if busy
        .iter()
        .any(|&other| (other as usize) < purpose as usize)
    {
        return false;
    }
    for other in busy {
        if other != purpose {
            dismiss(other);
        }
    }
    true
}

/// Gives a question to a worker that waits, or to a new one.
fn send(purpose: Purpose, desk: &mut Desk, slip: &Rc<RefCell<Slip>>) {
    let needs_scripts = slip.borrow().needs_scripts;
    let ready = match std::mem::replace(desk, Desk::Empty) {
        Desk::Ready(clerk) if clerk.runs_scripts || !needs_scripts => Desk::Ready(clerk),
        Desk::Busy(_, old) => {
            // Its answer is no longer wanted.
            old.borrow_mut().write(Said::Ended);
            hire(purpose, needs_scripts)
        }
        Desk::Ready(_) | Desk::Empty | Desk::Refused => hire(purpose, needs_scripts),
    };
    *desk = match ready {
        Desk::Ready(clerk) => {
            let text = JsValue::from_str(&slip.borrow().question);
            if clerk.worker.post_message(&text).is_ok() {
                Desk::Busy(clerk, Rc::clone(slip))
            } else {
                slip.borrow_mut().write(Said::Broken);
                Desk::Empty
            }
        }
        other => {
            slip.borrow_mut().write(Said::Broken);
            other
        }
    };
}

/// A worker of the best means that has not failed; one that runs scripts is larger, and loaded only
/// when one plays. There are no slices with scripts: the interpreter would be three times as large.
fn hire(purpose: Purpose, runs_scripts: bool) -> Desk {
    let made = match MEANS.get() {
        Means::Worker => {
            let script = setting(if runs_scripts {
                "worker-with-scripts"
            } else {
                "worker"
            });
            let script = script.ok_or(JsValue::from_str("the page names no script"));
            script.and_then(|script| Worker::new(&script))
        }
        Means::Slices if runs_scripts => return Desk::Empty,
        Means::Slices if setting("slices").is_none_or(|script| script.is_empty()) => {
            Err(JsValue::from_str("it was made without wasm-opt"))
        }
        // It has the methods and listeners of a worker that are used here.
        Means::Slices => PlayersInSlices::new().map(JsCast::unchecked_into),
        Means::Game => return Desk::Refused,
    };
    match made {
        Ok(worker) => Desk::Ready(Rc::new(clerk(purpose, worker, runs_scripts))),
        Err(reason) => {
            give_up(&reason);
            hire(purpose, runs_scripts)
        }
    }
}

/// Goes over to the next best means.
fn give_up(reason: &JsValue) {
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

fn clerk(purpose: Purpose, worker: Worker, runs_scripts: bool) -> Clerk {
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        // Slices give a plain object with the same field.
        let text = js_sys::Reflect::get(&message, &JsValue::from_str("data"))
            .ok()
            .and_then(|data| data.as_string())
            .unwrap_or_default();
        at_desk(purpose, |desk| {
            if let Desk::Busy(clerk, slip) = std::mem::replace(desk, Desk::Empty) {
                slip.borrow_mut().write(Said::Text(text));
                *desk = Desk::Ready(clerk);
            }
        });
    });
    let fail = Closure::<dyn FnMut(JsValue)>::new(move |reason: JsValue| {
        give_up(&reason);
        at_desk(purpose, |desk| match std::mem::replace(desk, Desk::Empty) {
            Desk::Busy(_, slip) => send(purpose, desk, &slip),
            _ => *desk = hire(purpose, false),
        });
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    Clerk {
        worker,
        runs_scripts,
        _hear: hear,
        _fail: fail,
    }
}
