"""Makes the faces of the languages that the usual faces cannot write, with the signs of their texts.

For each language below it makes assets/fonts/LANGUAGE/{Regular,SemiBold}.ttf from Noto Sans, with
every character of that language's texts that Atkinson Hyperlegible Next lacks, and the basic signs of
its script. For Chinese and Japanese it makes More.ttf with the other characters that are common, for
what people write where no system can be asked for its fonts. It also makes three faces that are part of
the program: assets/fonts/LanguageNames.ttf, with what the names of the languages in the settings need,
assets/fonts/MissingLetter.ttf with the box that stands for a letter that no face has, and
assets/fonts/AtkinsonHyperlegibleMono-Regular.ttf, in which code is written, from the two parts in which
it is published. Run it whenever the texts of such a language change;
tests/app/glyphs.rs says so.

    pip install fonttools==4.68.0
    python tools/fonts/subsets.py

It gets the sources (pinned below, under the SIL Open Font License) with `npm pack` into a folder that
it throws away; a folder named as the first argument is kept and used again.
"""

import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets/fonts"
WEIGHTS = {"Regular": "400Regular", "SemiBold": "600SemiBold"}


def block(first, last):
    return {chr(code) for code in range(ord(first), ord(last) + 1)}


# What people may type or scripts may bring beside the texts.
CYRILLIC = block("Ѐ", "џ") | set("Ґґ’")
KANA = block("ぁ", "ゖ") | block("ァ", "ヺ") | set("ーゝゞヽヾ")
WIDE = set("、。〈〉《》「」『』【】・！（），：；？～") | block("０", "９")

def common(encoding, last_row):
    """The common characters of a national standard, which stand in its rows from 16 on. The last row is
    not a full one."""
    rows = range(16, last_row + 1)
    codes = (bytes([0xA0 + row, 0xA0 + cell]) for row in rows for cell in range(1, 95))
    return set("".join(code.decode(encoding, "ignore") for code in codes))


# GB 2312 and JIS X 0208, the first level of each.
MORE = {"zh": common("gb2312", 55), "ja": common("euc_jp", 47)}

# The package, the name of its files, its version, the characters beside those of the texts.
LANGUAGES = {
    "uk": ("noto-sans", "NotoSans", "0.4.2", CYRILLIC),
    "zh": ("noto-sans-sc", "NotoSansSC", "0.4.3", WIDE),
    "ja": ("noto-sans-jp", "NotoSansJP", "0.4.3", WIDE | KANA),
}


# The package and its version.
CODE = ("atkinson-hyperlegible-mono", "5.3.0")


def source(folder, language):
    """The unpacked package of a language."""
    package, _, version, _ = LANGUAGES[language]
    return unpacked(folder, "expo-google-fonts", package, version)


def unpacked(folder, scope, package, version):
    name = f"{scope}-{package}-{version}"
    if not (folder / name).is_dir():
        wanted = f"@{scope}/{package}@{version}"
        subprocess.run(["npm", "pack", "--silent", wanted], cwd=folder, check=True)
        with tarfile.open(folder / f"{name}.tgz") as packed:
            packed.extractall(folder / name, filter="data")
    inside = folder / name / "package"
    return inside if inside.is_dir() else folder / name


def characters(language):
    """Those of a language's texts and of what the heads of scripts say in it."""
    files = sorted((ROOT / "assets/locales" / language).glob("*.ftl"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    for script in sorted((ROOT / "assets/opponents").glob("*.rhai")):
        head = rf"(?m)^// [a-z]+-{language}:(.*)$"
        texts += re.findall(head, script.read_text(encoding="utf-8"))
    return {sign for text in texts for sign in text if sign.isprintable()}


def face(folder, language, weight):
    file = LANGUAGES[language][1]
    style = WEIGHTS[weight]
    path = source(folder, language) / style / f"{file}_{style}.ttf"
    # The same sources make the same files.
    return TTFont(path, recalcTimestamp=False)


def subset(font, wanted, path):
    """Keeps these characters of a font, without what nobody uses here."""
    options = Options()
    # Bevy's letters are laid out by egui, which knows no features; hints are ignored at its sizes.
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GDEF", "GPOS", "GSUB", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(sign) for sign in wanted])
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = f"{record.toUnicode()}; subset for fivefold"
    path.parent.mkdir(exist_ok=True)
    font.save(path)
    report(path, wanted)


def report(path, wanted):
    print(f"{path.name} in {path.parent.name}: {len(wanted)} characters, {path.stat().st_size} bytes")


def names(folder, usual):
    """The names of the languages: few letters, from the faces in which they are written."""
    facts = (ROOT / "crates/words/src/language.rs").read_text(encoding="utf-8")
    own = dict(re.findall(r'\("([a-z]{2})", "([^"]+)", ', facts))
    written = {language: set(own[language]) - usual for language in LANGUAGES}
    # The Chinese face draws the Japanese name, too: these characters are alike in both.
    written["zh"] |= written.pop("ja")
    parts = []
    for language, wanted in written.items():
        parts.append(folder / f"names-{language}.ttf")
        subset(face(folder, language, "Regular"), wanted, parts[-1])
    path = FONTS / "LanguageNames.ttf"
    merged = Merger().merge([str(part) for part in parts])
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = 0
    merged.save(path)
    report(path, set().union(*written.values()))


def missing_letter():
    """A box as high as a capital letter, where egui looks for one."""
    pens = {name: TTGlyphPen(None) for name in (".notdef", "box")}
    # The inner frame runs the other way round, and is a hole.
    for left, bottom, right, top in [(70, 0, 530, 670), (470, 60, 130, 610)]:
        corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
        pens["box"].moveTo(corners[0])
        for corner in corners[1:]:
            pens["box"].lineTo(corner)
        pens["box"].closePath()
    font = FontBuilder(1000, isTTF=True)
    font.updateHead(created=0, modified=0)
    font.setupGlyphOrder(list(pens))
    font.setupCharacterMap({ord("◻"): "box"})
    font.setupGlyf({name: pen.glyph() for name, pen in pens.items()})
    font.setupHorizontalMetrics({".notdef": (600, 0), "box": (600, 70)})
    font.setupHorizontalHeader(ascent=950, descent=-250)
    names = {"familyName": "Missing Letter", "styleName": "Regular"}
    font.setupNameTable(names | {"psName": "MissingLetter-Regular"})
    # Whoever likes may embed it: nothing is said against that.
    font.setupOS2(fsType=0)
    font.setupPost()
    font.font.recalcTimestamp = False
    path = FONTS / "MissingLetter.ttf"
    font.save(path)
    report(path, "◻")


def code(folder, usual):
    """The face of code, with the signs of the usual face that it has."""
    package = unpacked(folder, "fontsource", *CODE)
    parts = []
    for part in ("latin", "latin-ext"):
        font = TTFont(package / f"files/{CODE[0]}-{part}-400-normal.woff")
        font.flavor = None
        parts.append(folder / f"code-{part}.ttf")
        subset(font, usual, parts[-1])
    path = FONTS / "AtkinsonHyperlegibleMono-Regular.ttf"
    Merger().merge([str(part) for part in parts]).save(path)
    report(path, {chr(code) for code in TTFont(path).getBestCmap()})
    licence = (package / "LICENSE").read_text(encoding="utf-8")
    (FONTS / "OFL-Mono.txt").write_text(licence, encoding="utf-8")


def make(folder):
    missing_letter()
    usual = {
        chr(code) for code in TTFont(FONTS / "AtkinsonHyperlegibleNext-Regular.ttf").getBestCmap()
    }
    names(folder, usual)
    code(folder, usual)
    for language, (_, _, _, more) in LANGUAGES.items():
        wanted = (characters(language) | more) - usual
        for weight in WEIGHTS:
            font = face(folder, language, weight)
            lacking = wanted - {chr(code) for code in font.getBestCmap()}
            if lacking - more:
                sys.exit(f"{language} {weight} lacks {sorted(lacking - more)}")
            subset(font, wanted - lacking, FONTS / language / f"{weight}.ttf")
        if more_common := MORE.get(language):
            font = face(folder, language, "Regular")
            subset(font, more_common - wanted - usual, FONTS / language / "More.ttf")
        licence = (source(folder, language) / "LICENSE_FONT").read_text(encoding="utf-8")
        (FONTS / language / "OFL.txt").write_text(licence, encoding="utf-8")


if len(sys.argv) > 1:
    make(Path(sys.argv[1]))
else:
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
