//! The computer players think in a worker of the page, beside the game, as they think in a thread
//! on the desktop. One worker is always ready; one whose answer is no longer wanted is ended at
//! once and replaced.

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Poll, Waker};

use bevy::log::warn;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use super::page::setting;
use crate::app::thinking::Answer;
use crate::players::{NoChoice, Stop};
use crate::table::question::Question;

thread_local! {
    /// The worker that is ready, or at work.
    static DESK: RefCell<Desk> = const { RefCell::new(Desk::Empty) };
}

enum Desk {
    /// No worker has been started yet.
    Empty,
    /// The browser allows none: the players think in the page.
    Refused,
    /// A worker that waits for a question.
    Ready(Rc<Clerk>),
    /// A worker that thinks, and where its answer is to go.
    Busy(Rc<Clerk>, Rc<RefCell<Slip>>),
}

/// A worker with what listens to it.
struct Clerk {
    worker: Worker,
    // Held, because JavaScript calls them.
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(web_sys::Event)>,
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

#[derive(Default)]
struct Slip {
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

/// Starts a worker, so that the first question need not wait for it.
pub fn prepare() {
    DESK.with_borrow_mut(|desk| {
        if matches!(desk, Desk::Empty) {
            *desk = hire();
        }
    });
}

/// Ends the thinking at once.
pub fn dismiss() {
    DESK.with_borrow_mut(|desk| {
        if let Desk::Busy(_, slip) = desk {
            slip.borrow_mut().write(Said::Ended);
            *desk = hire();
        }
    });
}

/// Puts the question to the worker; `at_work` is held until it has answered or is ended. Where the
/// browser allows no workers the player thinks in the page, and frames wait for it.
pub fn ask(question: Question, stop: &Stop, at_work: Arc<()>) -> Task<Answer> {
    let slip = Rc::new(RefCell::new(Slip::default()));
    send(&question, &slip);
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
            Said::Ended => Err(NoChoice::Stopped),
            Said::Broken => question.answer(&stop),
            Said::Text(text) => question.read_answer(&text).unwrap_or_else(|error| {
                warn!("the worker's answer is not understood ({error}): {text}");
                question.answer(&stop)
            }),
        }
    })
}

fn send(question: &Question, slip: &Rc<RefCell<Slip>>) {
    prepare();
    DESK.with_borrow_mut(|desk| {
        let clerk = match std::mem::replace(desk, Desk::Empty) {
            Desk::Ready(clerk) => clerk,
            // Its answer is no longer wanted.
            Desk::Busy(_, old) => {
                old.borrow_mut().write(Said::Ended);
                match hire() {
                    Desk::Ready(clerk) => clerk,
                    other => {
                        *desk = other;
                        slip.borrow_mut().write(Said::Broken);
                        return;
                    }
                }
            }
            other => {
                *desk = other;
                slip.borrow_mut().write(Said::Broken);
                return;
            }
        };
        let text = JsValue::from_str(&question.to_text());
        if clerk.worker.post_message(&text).is_err() {
            slip.borrow_mut().write(Said::Broken);
            return;
        }
        *desk = Desk::Busy(clerk, Rc::clone(slip));
    });
}

fn hire() -> Desk {
    let Some(script) = setting("worker") else {
        return Desk::Refused;
    };
    let worker = match Worker::new(&script) {
        Ok(worker) => worker,
        Err(reason) => {
            warn!("the browser allows no workers ({reason:?}); thinking holds up the frames");
            return Desk::Refused;
        }
    };
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        DESK.with_borrow_mut(|desk| {
            if let Desk::Busy(clerk, slip) = std::mem::replace(desk, Desk::Empty) {
                slip.borrow_mut().write(Said::Text(text));
                *desk = Desk::Ready(clerk);
            }
        });
    });
    let fail = Closure::<dyn FnMut(web_sys::Event)>::new(|_| {
        warn!("the worker of the computer players broke; thinking holds up the frames");
        DESK.with_borrow_mut(|desk| {
            if let Desk::Busy(_, slip) = std::mem::replace(desk, Desk::Refused) {
                slip.borrow_mut().write(Said::Broken);
            }
        });
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    Desk::Ready(Rc::new(Clerk {
        worker,
        _hear: hear,
        _fail: fail,
    }))
}
