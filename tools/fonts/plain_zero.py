"""Takes the slash out of the zero of the shipped fonts.

Atkinson Hyperlegible Next has a slashed zero and no plain one to switch to. Its zero is an outer
contour and the two halves of its counter; this script joins the halves to one counter of the same
size. Widths, kerning and all other glyphs stay as they are.

    pip install fonttools==4.68.0
    python tools/fonts/plain_zero.py assets/fonts/*.ttf

It changes the files in place and refuses a font that has been changed already.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates


def contours(glyph, table):
    """The contours of a glyph as lists of (x, y, on the curve)."""
    coordinates, ends, flags = glyph.getCoordinates(table)
    points = [(x, y, flag & 1) for (x, y), flag in zip(coordinates, flags)]
    starts = [0] + [end + 1 for end in ends[:-1]]
    return [points[start : end + 1] for start, end in zip(starts, ends)]


def plain_counter(upper):
    """The whole counter: the upper right quarter of the upper half, mirrored three times."""
    on_curve = [point for point in upper if point[2]]
    right = max(on_curve, key=lambda point: point[0])
    top = max(on_curve, key=lambda point: point[1])
    first, last = upper.index(right), upper.index(top)
    quarter = upper[first : last + 1]
    (_, middle_y, _), (middle_x, _, _) = right, top

    def mirrored(flip_x, flip_y):
        return [
            (2 * middle_x - x if flip_x else x, 2 * middle_y - y if flip_y else y, on)
            for x, y, on in quarter
        ]

    # Against the clock, as the halves were; each quarter leaves its last point to the next one.
    return (
        mirrored(False, False)[:-1]
        + mirrored(True, False)[::-1][:-1]
        + mirrored(True, True)[:-1]
        + mirrored(False, True)[::-1][:-1]
    )


def take_out_the_slash(path):
    font = TTFont(path)
    table = font["glyf"]
    zero = table["zero"]
    shapes = contours(zero, table)
    if len(shapes) != 3:
        sys.exit(f"{path}: the zero has {len(shapes)} contours, not 3")
    outer, _, upper = shapes
    points = outer + plain_counter(upper)
    zero.coordinates = GlyphCoordinates([(x, y) for x, y, _ in points])
    zero.flags = bytearray(on for _, _, on in points)
    zero.endPtsOfContours = [len(outer) - 1, len(points) - 1]
    zero.numberOfContours = 2
    zero.recalcBounds(table)
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = f"{record.toUnicode()}; plain zero"
    font.save(path)


for path in sys.argv[1:]:
    take_out_the_slash(path)
