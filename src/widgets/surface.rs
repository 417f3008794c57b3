//! What all controls share: how tall they are, how they answer the pointer, and the focus ring.

use bevy_egui::egui::{
    AsIdSalt, Color32, Context, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, emath,
};

use crate::features::scanning::controls::scan;
use crate::widgets::theme::{CONTROL_RADIUS, FOCUS_RING, Palette};
use crate::widgets::{TARGET, TOUCH_TARGET};

/// Width of the window below which controls are made for fingers, in points at scale 1.
const NARROW: f32 = 600.0;

/// Whether all controls are made for fingers, however wide the window is.
#[derive(Clone, Copy, Debug, Default)]
struct LargeControls(bool);

/// Makes all controls for fingers from now on, or only those of narrow windows.
pub(crate) fn make_controls_large(context: &Context, large: bool) {
    context.data_mut(|data| data.insert_temp(Id::NULL, LargeControls(large)));
}

/// Least height of a control, and width of one that has only an icon: on narrow windows, and where
/// somebody wants it so, it is made for fingers.
pub(crate) fn target_height(ui: &Ui) -> f32 {
    let height = if is_narrow(ui.ctx()) || has_large_controls(ui) {
        TOUCH_TARGET
    } else {
        TARGET
    };
    height * Palette::of(ui.ctx()).scale
}

/// Whether the window is as narrow as that of a phone.
pub(crate) fn is_narrow(context: &Context) -> bool {
    context.content_rect().width() < NARROW * Palette::of(context).scale
}

/// Height of a line of a list that somebody can press: as dense as this, in points at scale 1, unless
/// all controls are made for fingers.
pub(crate) fn line_height(ui: &Ui, dense: f32) -> f32 {
    let height = if has_large_controls(ui) {
        dense.max(TOUCH_TARGET)
    } else {
        dense
    };
    height * Palette::of(ui.ctx()).scale
}

fn has_large_controls(ui: &Ui) -> bool {
    let large: LargeControls = ui.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    large.0
}

/// A clickable part of the panel and how much it glows.
pub(crate) struct Control {
    /// What the person does with it.
    pub response: Response,
    /// 0 at rest to 1 under the pointer, eased over the hover time.
    pub hover: f32,
    /// Whether the pointer or a key presses it now.
    pub pressed: bool,
    /// Whether it can be used.
    pub enabled: bool,
}

impl Control {
    /// Takes a part of this size for a control. Its id follows from what it is, not from all that
    /// stands before it: a screen reader's press comes a frame later and must not reach another one.
    pub(crate) fn allocate(ui: &mut Ui, size: Vec2, what: impl AsIdSalt) -> Control {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let id = ui.id().with(what);
        let number = occurrence(ui, id);
        Control::at(ui, rect, id.with(number), Sense::click())
    }

    /// Makes a control of this part of the window.
    pub(crate) fn at(ui: &Ui, rect: Rect, id: Id, sense: Sense) -> Control {
        let mut response = ui.interact(rect, id, sense);
        scan(ui, &mut response);
        keep_in_sight(&response);
        Control::of(ui, response)
    }

    /// A control whose place is known.
    pub(crate) fn of(ui: &Ui, response: Response) -> Control {
        let enabled = ui.is_enabled();
        let hovered = enabled && response.hovered();
        let hover =
            ui.ctx()
                .animate_bool_with_easing(response.id, hovered, emath::easing::cubic_out);
        Control {
            pressed: response.is_pointer_button_down_on(),
            hover,
            enabled,
            response,
        }
    }

    pub(crate) fn rect(&self) -> Rect {
        self.response.rect
    }

    /// Tells screen readers what it is and how it is called.
    pub(crate) fn tell(&self, what: WidgetType, name: &str) {
        let info = || WidgetInfo::labeled(what, self.enabled, name);
        self.response.widget_info(info);
    }

    /// Tells screen readers that it is one of several to choose from, and how it is called.
    pub(crate) fn tell_choice(&self, is_chosen: bool, name: &str) {
        let kind = WidgetType::RadioButton;
        let info = || WidgetInfo::selected(kind, self.enabled, is_chosen, name);
        self.response.widget_info(info);
    }

    /// Its fill between that at rest and that under the pointer; pressed, a step back.
    pub(crate) fn fill(&self, rest: Color32, hovered: Color32) -> Color32 {
        let share = if self.pressed { 0.4 } else { self.hover };
        rest.lerp_to_gamma(hovered, share)
    }

    /// Draws the ground of a card, framed if it is the chosen one.
    pub(crate) fn paint_card(
        &self,
        painter: &Painter,
        is_chosen: bool,
        radius: u8,
        palette: &Palette,
    ) {
        let (fill, edge) = match is_chosen {
            true => chosen_look(palette),
            false => {
                let fill = self.fill(palette.control, palette.hovered);
                (fill, hairline(palette.hairline))
            }
        };
        painter.rect(self.rect(), radius, fill, edge, StrokeKind::Inside);
    }

    /// Draws the ground of a line of a list, framed if it is the chosen one.
    pub(crate) fn paint_line(&self, painter: &Painter, is_chosen: bool, palette: &Palette) {
        if is_chosen {
            let (fill, edge) = chosen_look(palette);
            painter.rect(self.rect(), CONTROL_RADIUS, fill, edge, StrokeKind::Inside);
        } else {
            let fill = palette.control.gamma_multiply(self.hover);
            painter.rect_filled(self.rect(), CONTROL_RADIUS, fill);
        }
    }

    /// Draws the focus ring, if it has the focus.
    pub(crate) fn paint_focus(&self, ui: &Ui) {
        if self.response.has_focus() {
            focus_ring(
                ui.painter(),
                self.rect(),
                CONTROL_RADIUS,
                &Palette::of(ui.ctx()),
            );
        }
    }
}

/// The fill and the edge of what is chosen.
pub(crate) fn chosen_look(palette: &Palette) -> (Color32, Stroke) {
    let edge = Stroke::new(1.5 * palette.scale, palette.accent);
    (palette.hovered, edge)
}

/// Scrolls to a control to which the focus has just come. egui does not do that by itself.
pub(crate) fn keep_in_sight(response: &Response) {
    if !response.has_focus() {
        return;
    }
    let pass = response.ctx.cumulative_pass_nr();
    let is_new = response.ctx.data_mut(|data| {
        let known: &mut LastFocused = data.get_temp_mut_or_default(Id::NULL);
        let goes_on = known.id == Some(response.id) && known.pass + 1 >= pass;
        *known = LastFocused {
            id: Some(response.id),
            pass,
        };
        !goes_on
    });
    if is_new {
        response.scroll_to_me(None);
    }
}

/// The control that uses Home, End and the keys of pages while it has the focus.
#[derive(Clone, Copy, Debug, Default)]
struct UsesPageKeys(Option<Id>);

/// Says that this control, which has the focus, uses Home, End and the keys of pages itself.
pub(crate) fn use_page_keys(control: &Response) {
    let used = UsesPageKeys(Some(control.id));
    control
        .ctx
        .data_mut(|data| data.insert_temp(Id::NULL, used));
}

/// Whether Home, End and the keys of pages belong to the control that has the focus.
pub(crate) fn are_page_keys_used(context: &Context) -> bool {
    let used: UsesPageKeys = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    used.0.is_some() && used.0 == context.memory(|memory| memory.focused())
}

/// The control that had the focus last, and the last pass in which it had it.
#[derive(Clone, Copy, Debug, Default)]
struct LastFocused {
    id: Option<Id>,
    pass: u64,
}

/// Remembers a size by which a panel is divided and which is known only now. Where it is another one than
/// `before`, all is drawn anew before anybody sees it: no control jumps.
pub(crate) fn remember_size(ui: &Ui, id: Id, before: f32, size: f32) {
    if size != before {
        ui.data_mut(|data| data.insert_temp(id, size));
        ui.ctx().request_discard("a size is known only now");
        ui.ctx().request_repaint();
    }
}

/// How many controls with this id the present pass has had before.
fn occurrence(ui: &Ui, id: Id) -> u32 {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let (last, next): &mut (u64, u32) = data.get_temp_mut_or_default(id);
        if *last != pass {
            (*last, *next) = (pass, 0);
        }
        let number = *next;
        *next += 1;
        number
    })
}

/// A ring just outside this rectangle, whose corners are round by `radius`. Where the rectangle reaches to
/// the edge of what can be painted, the ring lies within it: it is never cut.
pub(crate) fn focus_ring(painter: &Painter, rect: Rect, radius: u8, palette: &Palette) {
    let stroke = palette.focus_ring();
    let gap = FOCUS_RING * palette.scale;
    let around = rect.expand(gap + stroke.width / 2.0);
    let seen = painter.clip_rect();
    let mut ring = around.intersect(seen);
    // What is scrolled out of sight is no edge of the control.
    if rect.top() < seen.top() {
        ring.min.y = around.top();
    }
    if rect.bottom() > seen.bottom() {
        ring.max.y = around.bottom();
    }
    painter.rect_stroke(ring, radius + gap as u8, stroke, StrokeKind::Inside);
}

/// A hairline in this colour.
pub(crate) fn hairline(colour: Color32) -> Stroke {
    Stroke::new(1.0, colour)
}
