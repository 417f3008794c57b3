//! Renju: its rules and its players.

mod judge;
mod players;
mod points;
mod problems;
mod rules;
