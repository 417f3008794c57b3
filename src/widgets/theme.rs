//! The look of everything that egui draws: fonts, sizes and colours from the configuration.
//!
//! Letters that no font has are told of here as well, because here it is known what is drawn.
//!
//! `style` is the whole restyling of egui; [`Palette`] is what the own widgets paint with.

use crate::config::{Colour, Theme, Timing};
use bevy::color::{Color, LinearRgba};
use std::collections::HashSet;
use std::sync::Arc;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::style::{ScrollAnimation, ScrollStyle, Selection, WidgetVisuals, Widgets};
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow,
    Shape, Stroke, TextStyle, vec2,
};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet};

use crate::board::layout::interface_scale;
use crate::features::language::letters::{BOX, CodeFace, FoundFaces, MissingLetters};
use crate::features::language::{LanguageFaces, Words};
use crate::features::settings::{Configs, Settings};
use crate::rules::Side;
use crate::widgets::spoken::speak_with;

/// Installs fonts and style in every egui context, and again when the configuration changes.
pub(crate) fn plugin(app: &mut App) {
    // A film is drawn without the files of the languages.
    app.init_resource::<LanguageFaces>()
        .init_resource::<FoundFaces>()
        .init_resource::<CodeFace>()
        .init_resource::<MissingLetters>();
    app.add_systems(
        PreUpdate,
        apply_theme_to_contexts
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        PostUpdate,
        tell_missing_letters
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    )
    // bevy_egui leaves the order open. The other way round new letters reach the screen a frame
    // late, and a program that rests after that frame shows words with holes.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
}

fn apply_theme_to_contexts(
    mut contexts: Query<&mut EguiContext>,
    windows: Query<&Window, With<PrimaryWindow>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    faces: Res<LanguageFaces>,
    found: Res<FoundFaces>,
    code: Res<CodeFace>,
    words: Option<Res<Words>>,
    mut last: Local<(f32, bool)>,
) {
    let wanted = settings.interface_scale();
    let now = windows
        .single()
        .map_or(1.0, |it| interface_scale(it.size(), wanted));
    let is_still = configs.factor(&settings) <= 0.0;
    let is_other = std::mem::replace(&mut *last, (now, is_still)) != (now, is_still);
    for mut context in &mut contexts {
        let is_new = context.is_added();
        // Every change costs egui all the letters that it has drawn.
        if is_new || faces.is_changed() || found.is_changed() || code.is_changed() {
            install_fonts(context.get_mut(), faces.clone(), &found, &code);
        }
        if let Some(words) = words.as_ref().filter(|words| is_new || words.is_changed()) {
            speak_with(context.get_mut(), words.punctuation());
        }
        if is_new || is_other || configs.is_changed() {
            apply_style(
                context.get_mut(),
                &configs.theme,
                &configs.timing,
                now,
                is_still,
            );
        }
    }
}

/// Installs fonts, style and palette in one egui context.
#[cfg(test)]
pub(crate) fn apply_theme(context: &egui::Context, theme: &Theme, timing: &Timing) {
    let (faces, found) = (LanguageFaces::default(), FoundFaces::default());
    install_fonts(context, faces, &found, &CodeFace::default());
    apply_style(context, theme, timing, 1.0, false);
}

fn install_fonts(
    context: &egui::Context,
    faces: LanguageFaces,
    found: &FoundFaces,
    code: &CodeFace,
) {
    context.set_fonts(fonts(faces, found, code));
    // The theme, the window and the settings decide on the scale, which the program's own keys change.
    context.options_mut(|options| options.zoom_with_keyboard = false);
}

/// Tells of the letters that were drawn as boxes.
fn tell_missing_letters(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput)>,
    faces: Res<LanguageFaces>,
    found: Res<FoundFaces>,
    mut missing: ResMut<MissingLetters>,
    mut drawn: Local<HashSet<char>>,
) {
    if faces.is_changed() || found.is_changed() {
        // What is new may be drawn from the next frame on.
        drawn.clear();
        return;
    }
    for (mut context, output) in &mut contexts {
        for shape in output.0.iter().flat_map(|output| &output.shapes) {
            missing_letters_in(&shape.shape, context.get_mut(), &mut drawn, &mut missing);
        }
    }
}

fn missing_letters_in(
    shape: &Shape,
    context: &egui::Context,
    drawn: &mut HashSet<char>,
    missing: &mut MissingLetters,
) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                missing_letters_in(shape, context, drawn, missing);
            }
        }
        Shape::Text(text) => {
            for letter in text.galley.text().chars() {
                if !is_letter(letter) || drawn.contains(&letter) || missing.knows(letter) {
                    continue;
                }
                let font = FontId::proportional(BODY);
                match context.fonts_mut(|fonts| fonts.has_glyph(&font, letter)) {
                    true => drawn.insert(letter),
                    false => {
                        missing.tell(letter);
                        continue;
                    }
                };
            }
        }
        _ => {}
    }
}

/// Whether a sign is to be looked for where it is not drawn: not what is no text, what chooses between
/// forms of the sign before it, or what means something else in every font.
fn is_letter(sign: char) -> bool {
    let is_control = matches!(u32::from(sign), 0..=0x9f);
    let is_selector = matches!(u32::from(sign), 0xfe00..=0xfe0f | 0xe0000..=0xe0fff);
    let is_private = matches!(u32::from(sign), 0xe000..=0xf8ff | 0xf0000..);
    let is_no_text = [BOX, char::REPLACEMENT_CHARACTER].contains(&sign);
    !is_control && !is_selector && !is_private && !is_no_text
}

/// Installs style and palette in one egui context, so many times as large as the theme says. Where
/// everything is to be still, nothing glides or fades.
pub(crate) fn apply_style(
    context: &egui::Context,
    theme: &Theme,
    timing: &Timing,
    times: f32,
    is_still: bool,
) {
    let theme = &Theme {
        scale: theme.scale * times,
        ..theme.clone()
    };
    let mut style = style(theme);
    if is_still {
        style.animation_time = 0.0;
        style.scroll_animation = ScrollAnimation::none();
    } else {
        style.animation_time = timing.hover_ms as f32 / 1000.0;
    }
    context.all_styles_mut(|each| *each = style.clone());
    let palette = Palette::new(theme);
    context.data_mut(|data| data.insert_temp(egui::Id::NULL, palette));
}

/// Text of 14 points, at scale 1.
pub(crate) const SMALL: f32 = 14.0;
/// Text of 16 points, at scale 1: the usual one.
pub(crate) const BODY: f32 = 16.0;
/// Text of 20 points, at scale 1.
pub(crate) const HEADING: f32 = 20.0;
/// Text of 28 points, at scale 1.
pub(crate) const TITLE: f32 = 28.0;
/// Text of 44 points, at scale 1.
pub(crate) const SIGN: f32 = 44.0;

/// The step of the grid on which everything stands, in points at scale 1.
pub(crate) const GRID: f32 = 8.0;
/// Corner radius of surfaces.
pub(crate) const SURFACE_RADIUS: u8 = 10;
/// Corner radius of controls.
pub(crate) const CONTROL_RADIUS: u8 = 6;
/// Width of the ring around the control that has the keyboard's focus, in points.
pub(crate) const FOCUS_RING: f32 = 2.0;

/// The family of the heavier face, for headings and names.
pub(crate) fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// The style of the largest headings of a screen.
pub(crate) fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// The style of the program's name.
pub(crate) fn sign() -> TextStyle {
    TextStyle::Name("sign".into())
}

/// The style of names and labels that stand out at the usual size.
pub(crate) fn strong() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// The two faces of Atkinson Hyperlegible Next and, but for browsers, which load it later, the one of code,
/// compiled in so that no text is ever shown in another one; after them those of a language that has its own, what the names of all languages
/// need, the box for letters that no face has, and the faces that were found for such letters.
pub(crate) fn fonts(
    LanguageFaces(faces): LanguageFaces,
    found: &FoundFaces,
    CodeFace(code): &CodeFace,
) -> FontDefinitions {
    const REGULAR: &[u8] =
        include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf");
    const SEMIBOLD: &[u8] =
        include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-SemiBold.ttf");
    #[cfg(not(target_family = "wasm"))]
    const CODE: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleMono-Regular.ttf");
    const NAMES: &[u8] = include_bytes!("../../assets/fonts/LanguageNames.ttf");
    // egui takes its box from the first face that has one, and all letters of that face for missing.
    const MISSING: &[u8] = include_bytes!("../../assets/fonts/MissingLetter.ttf");
    let mut data = vec![
        ("regular", FontData::from_static(REGULAR)),
        ("semibold", FontData::from_static(SEMIBOLD)),
        ("names", FontData::from_static(NAMES)),
        ("missing letter", FontData::from_static(MISSING)),
    ];
    #[cfg(not(target_family = "wasm"))]
    data.push(("code", FontData::from_static(CODE)));
    let own = faces.map(|[usual, heavy]| {
        data.push(("own regular", FontData::from_owned(usual)));
        data.push(("own semibold", FontData::from_owned(heavy)));
    });
    let mut fonts = FontDefinitions::empty();
    for (name, face) in data {
        fonts.font_data.insert(name.to_owned(), face.into());
    }
    let found = found.0.iter().enumerate();
    let found = found.map(|(index, face)| (format!("found {index}"), Arc::clone(face)));
    let found: Vec<(String, Arc<FontData>)> = found.collect();
    for (family, face) in [
        (FontFamily::Proportional, "regular"),
        (FontFamily::Monospace, "regular"),
        (semibold(), "semibold"),
    ] {
        let own = own.map(|()| format!("own {face}"));
        let faces = [Some(face.to_owned()), own, Some("names".to_owned())];
        let faces = faces.into_iter().flatten();
        let faces = faces.chain(["missing letter".to_owned()]);
        let faces = faces.chain(found.iter().map(|(name, _)| name.clone()));
        fonts.families.insert(family, faces.collect());
    }
    fonts.font_data.extend(found);
    // Code has a face of one width; what that lacks is drawn as elsewhere.
    if let Some(code) = code {
        fonts.font_data.insert("code".to_owned(), Arc::clone(code));
    }
    if fonts.font_data.contains_key("code") {
        let faces = fonts.families.entry(FontFamily::Monospace).or_default();
        faces.insert(0, "code".to_owned());
    }
    fonts
}

/// What the own widgets paint with. All lengths in the widgets are multiplied by `scale`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Palette {
    /// The table around everything.
    pub table: Color32,
    /// The face of a board.
    pub board: Color32,
    /// Sunk surfaces: the troughs of choices and number fields.
    pub sunk: Color32,
    /// Raised surfaces: cards, panels.
    pub raised: Color32,
    /// Controls on a raised surface.
    pub control: Color32,
    /// Controls under the pointer.
    pub hovered: Color32,
    /// Thin lines between and around surfaces.
    pub hairline: Color32,
    /// Outlines of controls, at least 3:1 against what they stand on.
    pub outline: Color32,
    /// Text.
    pub text: Color32,
    /// Less important text.
    pub muted: Color32,
    /// Text that cannot be used now.
    pub disabled: Color32,
    /// The focus ring and the mark of what is chosen.
    pub accent: Color32,
    /// Fill of the one important button of a screen.
    pub primary: Color32,
    /// Text on it.
    pub on_primary: Color32,
    /// Fill of a side's stones, by [`Side::index`].
    pub stone: [Color32; 2],
    /// The ring or cross on a side's stones.
    pub shape: [Color32; 2],
    /// Colour of a side's lines and bars, by [`Side::index`].
    pub mark: [Color32; 2],
    /// Whether the second side's stones need an outline to stand out.
    pub outlines_second: bool,
    /// Win and legal places.
    pub win: Color32,
    /// Warnings: for shapes and surfaces.
    pub warning: Color32,
    /// Warnings as text: as near to [`Palette::warning`] as 4.5:1 allows.
    pub warning_text: Color32,
    /// Hints.
    pub hint: Color32,
    /// Scale of the whole interface.
    pub scale: f32,
}

impl Palette {
    /// The palette of a theme.
    pub(crate) fn new(theme: &Theme) -> Palette {
        let towards_text = |share| mix(theme.raised, theme.text, share);
        let warning_text = (0..=10)
            .map(|step| mix(theme.warning, theme.text, step as f32 / 10.0))
            .find(|colour| colour.contrast(theme.raised) >= 4.5)
            .unwrap_or(theme.text);
        Palette {
            table: egui(theme.table),
            board: egui(theme.board),
            sunk: egui(mix(theme.table, theme.board, 0.5)),
            raised: egui(theme.raised),
            control: egui(towards_text(0.07)),
            hovered: egui(towards_text(0.14)),
            hairline: egui(towards_text(0.10 + 0.5 * theme.outlines)),
            outline: egui(mix(theme.lines, theme.text, 0.1)),
            text: egui(theme.text),
            muted: egui(theme.muted),
            disabled: egui(mix(theme.raised, theme.muted, 0.55)),
            accent: egui(theme.first_rim),
            primary: egui(theme.text),
            on_primary: egui(readable_on(theme.text, theme.table, theme.raised)),
            stone: [egui(theme.first), egui(theme.second)],
            shape: [egui(theme.first_rim), egui(theme.second_core)],
            mark: [egui(theme.first), egui(theme.second_rim)],
            outlines_second: theme.second.contrast(theme.raised) < 3.0,
            win: egui(theme.win),
            warning: egui(theme.warning),
            warning_text: egui(warning_text),
            hint: egui(theme.hint),
            scale: theme.scale,
        }
    }

    /// The palette of this context; that of the default theme before one is installed.
    pub(crate) fn of(context: &egui::Context) -> Palette {
        context
            .data(|data| data.get_temp(egui::Id::NULL))
            .unwrap_or_else(|| Palette::new(&Theme::default()))
    }

    /// Text of a control, by whether that can be used now.
    pub(crate) const fn text_of(&self, is_enabled: bool) -> Color32 {
        match is_enabled {
            true => self.text,
            false => self.disabled,
        }
    }

    /// Fill of a side's stones.
    pub(crate) const fn stone_of(&self, side: Side) -> Color32 {
        self.stone[side.index()]
    }

    /// Colour of a side's lines and bars.
    pub(crate) const fn mark_of(&self, side: Side) -> Color32 {
        self.mark[side.index()]
    }

    /// The usual face in this size.
    pub(crate) fn font(&self, size: f32) -> FontId {
        FontId::new(size * self.scale, FontFamily::Proportional)
    }

    /// The heavier face in this size.
    pub(crate) fn strong_font(&self, size: f32) -> FontId {
        FontId::new(size * self.scale, semibold())
    }

    /// The ring around what has the keyboard's focus.
    pub(crate) fn focus_ring(&self) -> Stroke {
        Stroke::new(FOCUS_RING * self.scale, self.accent)
    }
}

/// egui's style in the theme's colours, on the grid, with none of egui's own look left.
pub(crate) fn style(theme: &Theme) -> egui::Style {
    let palette = Palette::new(theme);
    let scale = theme.scale;
    let text_styles = [
        (TextStyle::Small, palette.font(SMALL)),
        (TextStyle::Body, palette.font(BODY)),
        (TextStyle::Button, palette.font(BODY)),
        (TextStyle::Monospace, FontId::monospace(SMALL * scale)),
        (TextStyle::Heading, palette.strong_font(HEADING)),
        (strong(), palette.strong_font(BODY)),
        (title(), palette.strong_font(TITLE)),
        (sign(), palette.strong_font(SIGN)),
    ];
    let mut style = egui::Style {
        text_styles: text_styles.into(),
        ..egui::Style::default()
    };

    let grid = GRID * scale;
    let margin = |points: f32| Margin::same((points * scale).round() as i8);
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(grid, grid);
    spacing.window_margin = margin(16.0);
    spacing.menu_margin = margin(8.0);
    spacing.button_padding = vec2(2.0 * grid, grid);
    spacing.interact_size = vec2(40.0, 32.0) * scale;
    spacing.icon_width = 20.0 * scale;
    spacing.icon_width_inner = 10.0 * scale;
    spacing.icon_spacing = grid;
    spacing.text_edit_width = 200.0 * scale;
    spacing.tooltip_width = 320.0 * scale;
    spacing.scroll = ScrollStyle {
        bar_width: 6.0 * scale,
        floating_allocated_width: 0.0,
        ..ScrollStyle::floating()
    };

    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.5;
    style.visuals = visuals(&palette, theme);
    style
}

fn visuals(palette: &Palette, theme: &Theme) -> egui::Visuals {
    let control = CornerRadius::same(CONTROL_RADIUS);
    let surface = CornerRadius::same(SURFACE_RADIUS);
    let hairline = Stroke::new(1.0, palette.hairline);
    let widget = |fill: Color32, stroke: Stroke, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: stroke,
        corner_radius: control,
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    let shadow = Shadow {
        offset: [0, 6],
        blur: 24,
        spread: 0,
        color: Color32::from_black_alpha((96.0 * theme.shadow) as u8),
    };
    let mut visuals = if theme.table.luminance() < 0.2 {
        egui::Visuals::dark()
    } else {
        egui::Visuals::light()
    };
    visuals.widgets = Widgets {
        noninteractive: widget(palette.raised, hairline, palette.text),
        inactive: widget(palette.control, hairline, palette.text),
        hovered: widget(palette.hovered, hairline, palette.text),
        // egui draws what has the focus like what is pressed.
        active: widget(palette.hovered, palette.focus_ring(), palette.text),
        open: widget(palette.hovered, hairline, palette.text),
    };
    visuals.selection = Selection {
        bg_fill: palette.accent.gamma_multiply(0.35),
        stroke: palette.focus_ring(),
    };
    visuals.weak_text_color = Some(palette.muted);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = palette.raised;
    visuals.extreme_bg_color = palette.sunk;
    visuals.text_edit_bg_color = Some(palette.sunk);
    visuals.code_bg_color = palette.sunk;
    visuals.warn_fg_color = palette.warning_text;
    visuals.error_fg_color = palette.warning_text;
    visuals.window_corner_radius = surface;
    visuals.menu_corner_radius = surface;
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.window_fill = palette.raised;
    visuals.window_stroke = hairline;
    visuals.panel_fill = palette.raised;
    visuals.window_highlight_topmost = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.accent);
    // A blinking cursor would wake the program twice a second.
    visuals.text_cursor.blink = false;
    // The own controls choose a colour for what cannot be used; fading it again would hide it.
    visuals.disabled_alpha = 1.0;
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals
}

/// The colour for Bevy.
pub(crate) fn bevy(colour: Colour) -> Color {
    let [r, g, b] = colour.0;
    Color::srgb_u8(r, g, b)
}

/// The colour for shaders, with linear channels.
pub(crate) fn linear(colour: Colour) -> LinearRgba {
    bevy(colour).to_linear()
}

/// The colour for egui.
pub(crate) const fn egui(colour: Colour) -> Color32 {
    let [r, g, b] = colour.0;
    Color32::from_rgb(r, g, b)
}

/// A colour between two: `share` 0 gives the first, 1 the second.
pub(crate) fn mix(first: Colour, second: Colour, share: f32) -> Colour {
    let share = share.clamp(0.0, 1.0);
    let channel = |i: usize| {
        let (a, b) = (f32::from(first.0[i]), f32::from(second.0[i]));
        (a + (b - a) * share).round() as u8
    };
    Colour([channel(0), channel(1), channel(2)])
}

/// Whichever of the two has the higher contrast against the ground.
pub(crate) fn readable_on(ground: Colour, one: Colour, other: Colour) -> Colour {
    if ground.contrast(one) >= ground.contrast(other) {
        one
    } else {
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_smaller_than_14_points_at_the_usual_scale() {
        let style = style(&Theme::default());
        assert!(style.text_styles.values().all(|font| font.size >= 14.0));
    }

    #[test]
    fn text_grows_with_the_scale_of_the_theme() {
        let theme = Theme {
            scale: 2.0,
            ..Theme::default()
        };
        let body = style(&theme).text_styles[&TextStyle::Body].clone();
        assert_eq!(body.size, 32.0);
    }

    #[test]
    fn every_text_style_names_a_font_that_is_installed() {
        let (faces, found) = (LanguageFaces::default(), FoundFaces::default());
        let fonts = fonts(faces, &found, &CodeFace::default());
        for font in style(&Theme::default()).text_styles.values() {
            assert!(fonts.families.contains_key(&font.family), "{font:?}");
        }
    }

    #[test]
    fn warnings_and_lesser_text_are_readable_on_a_surface() {
        let theme = Theme::default();
        let palette = Palette::new(&theme);
        for colour in [palette.text, palette.muted, palette.warning_text] {
            let [r, g, b, _] = colour.to_array();
            let contrast = Colour([r, g, b]).contrast(theme.raised);
            assert!(contrast >= 4.5, "{colour:?}: {contrast}");
        }
    }

    #[test]
    fn a_mixed_colour_lies_between_its_parts() {
        let (black, white) = (Colour::hex(0), Colour::hex(0xFF_FF_FF));
        assert_eq!(mix(black, white, 0.0), black);
        assert_eq!(mix(black, white, 1.0), white);
        assert_eq!(mix(black, white, 0.5), Colour::hex(0x80_80_80));
        assert_eq!(mix(black, white, 7.0), white);
    }

    #[test]
    fn dark_text_is_chosen_on_yellow_and_light_text_on_the_table() {
        let theme = Theme::default();
        assert_eq!(
            readable_on(theme.second, theme.text, theme.table),
            theme.table
        );
        assert_eq!(
            readable_on(theme.table, theme.text, theme.table),
            theme.text
        );
    }
}
