//! Points and sizes as the protocol writes them: whole numbers with commas between.

use fivefold_rules::Cell;

/// Reads exactly `N` whole numbers with commas between, blanks allowed around each.
#[must_use]
pub fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(',');
    for number in &mut numbers {
        *number = whole(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}

/// Reads a whole number without a sign.
#[must_use]
pub fn whole(text: &str) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// A point as text.
#[must_use]
pub(crate) fn point_text(at: Cell) -> String {
    format!("{},{}", at.col, at.row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_and_without_blanks() {
        assert_eq!(numbers("7,8"), Some([7, 8]));
        assert_eq!(numbers(" 7 , 8 "), Some([7, 8]));
        assert_eq!(numbers("7,8,2"), Some([7, 8, 2]));
    }

    #[test]
    fn whatever_is_no_point_is_refused() {
        for text in [
            "",
            ",",
            "7",
            "7,",
            ",8",
            "7,8,9",
            "7;8",
            "-1,2",
            "+1,2",
            "99999999999,1",
            "a,b",
        ] {
            assert_eq!(numbers::<2>(text), None, "{text:?}");
        }
    }
}
