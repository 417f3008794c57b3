//! What can be learnt about the games: how their theory is found out.

pub mod research;
