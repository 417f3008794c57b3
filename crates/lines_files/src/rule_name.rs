//! Opening rules by the names that databases and servers use.

use crate::RuleName;

/// The opening rule with this name, whatever its spelling; nothing for unknown ones.
pub(crate) fn opening_rule(name: &str) -> Option<RuleName> {
    let plain = |c: char| match c {
        'õ' | 'ö' | 'ó' | 'ô' => Some('o'),
        _ => c.is_ascii_alphanumeric().then_some(c),
    };
    let name: String = name.to_lowercase().chars().filter_map(plain).collect();
    let has = |part: &str| name.contains(part);
    if has("soosyrv") || has("soosorv") {
        Some(RuleName::Soosyrv8)
    } else if has("taraguchi") {
        Some(RuleName::Taraguchi10)
    } else if has("yamaguchi") {
        Some(RuleName::Yamaguchi)
    } else if has("swap2") {
        Some(RuleName::Swap2)
    } else if has("swap") {
        Some(RuleName::Swap)
    } else if has("longpro") {
        Some(RuleName::LongPro)
    } else if name == "pro" || has("prorule") || has("gomokupro") {
        Some(RuleName::Pro)
    } else if name == "rif" || has("rifrule") || name == "renjuinternationalfederation" {
        Some(RuleName::Rif)
    } else {
        None
    }
}
