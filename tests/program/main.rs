//! The program as people start it: its window on a virtual display, how it ends, what a screen reader hears of it,
//! the pictures that it draws.
#![cfg(feature = "app")]

mod at_spi;
mod desk;
mod filming;
mod handing_over;
mod leaving;
mod screen_reader;
mod window;
