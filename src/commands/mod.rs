//! The game without a window: what the command line can do besides opening it.
