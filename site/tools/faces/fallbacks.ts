import { createFontStack } from "@capsizecss/core";
import type { OutlineFont } from "opentype.js/dist/opentype.mjs";
import type { Language } from "../../app/i18n/language.ts";
import { catalogueText } from "../language/shown-text.ts";
import { faces, load } from "../previews/fonts.ts";
import {
  arial,
  figtree,
  georgia,
  helveticaNeue,
  type Metrics,
  marcellus,
  notoSans,
  notoSerif,
  roboto,
  timesNewRoman,
} from "./metrics.ts";
import { charactersOf, MAIN_RANGE, WESTERN_RANGE } from "./ranges.ts";
import { averageWidth, countLetters, figuresWidth } from "./widths.ts";

/** A font of machines, by the full names that it, or a font cut to the same widths, has there. */
type StandIn = Readonly<{
  metrics: Metrics;
  names: readonly string[];
  /** Its bold; none where a machine may keep all weights in one file, of which `local()` gives the regular one. */
  bold?: readonly string[];
}>;

const displays: readonly StandIn[] = [
  { metrics: georgia, names: ["Georgia"] },
  { metrics: timesNewRoman, names: ["Times New Roman", "Liberation Serif", "Tinos"] },
  { metrics: notoSerif, names: ["Noto Serif"] },
];

const texts: readonly StandIn[] = [
  { metrics: helveticaNeue, names: ["Helvetica Neue"], bold: ["Helvetica Neue Bold"] },
  { metrics: roboto, names: ["Roboto"] },
  {
    metrics: arial,
    names: ["Arial", "Liberation Sans", "Arimo"],
    bold: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"],
  },
  { metrics: notoSans, names: ["Noto Sans"] },
];

/** The text's font in the weight of buttons. */
const medium = load("@fontsource/figtree/files/figtree-latin-500-normal.woff");
/** Arial and Times New Roman as they can be measured: free fonts cut to the same widths. */
const arimo = load("@fontsource/arimo/files/arimo-latin-400-normal.woff");
const arimoBold = load("@fontsource/arimo/files/arimo-latin-700-normal.woff");
const tinos = load("@fontsource/tinos/files/tinos-latin-400-normal.woff");

/** The weights above the plain one, capitals and digits: text that has rules of its own. */
const MEDIUM = { fontWeight: "500" };
const BOLD = { fontWeight: "600 700" };
const WESTERN = { unicodeRange: WESTERN_RANGE };
const CAPITALS = { unicodeRange: "U+41-5A, U+C0-D6, U+D8-DE" };
const FIGURES = { unicodeRange: "U+30-39" };

/** A kind of text, and how wide the web font sets it, in parts of the width in the font that was measured. */
type Part = Readonly<{ wider: number; of?: Readonly<{ fontWeight?: string; unicodeRange?: string }> }>;

/** A font that the site brings, and what stands for it until then. */
type WebFont = Readonly<{
  metrics: Metrics;
  standIns: readonly StandIn[];
  measured: Metrics;
  parts: readonly Part[];
}>;

/** How wide a font sets the words of a language on average, or these letters of theirs. */
type Widths = (font: OutlineFont, letters?: string) => number;

/** The titles' font: its capitals are narrower than those of others, its small letters wider. */
function displayFont(width: Widths): WebFont {
  const capitals = charactersOf(CAPITALS.unicodeRange);
  const small = [...charactersOf(MAIN_RANGE)].filter((letter) => !capitals.includes(letter)).join("");
  const parts = [
    { wider: width(faces.display, small) / width(tinos, small) },
    { wider: width(faces.display, capitals) / width(tinos, capitals), of: CAPITALS },
  ];
  return { metrics: marcellus, standIns: displays, measured: timesNewRoman, parts };
}

/** The text's font: its digits are much wider than those of others, by more than its letters. */
function textFont(width: Widths): WebFont {
  const { text, strong } = faces;
  const parts = [
    { wider: width(text) / width(arimo) },
    { wider: width(medium) / width(arimo), of: MEDIUM },
    { wider: width(strong) / width(arimoBold), of: BOLD },
    { wider: figuresWidth(text) / figuresWidth(arimo), of: FIGURES },
    { wider: figuresWidth(medium) / figuresWidth(arimo), of: { ...MEDIUM, ...FIGURES } },
    { wider: figuresWidth(strong) / figuresWidth(arimoBold), of: { ...BOLD, ...FIGURES } },
  ];
  return { metrics: figtree, standIns: texts, measured: arial, parts };
}

/** The average width of a letter in the measures, in parts of the font's size. */
const tableWidth = ({ xWidthAvg, unitsPerEm }: Metrics) => xWidthAvg / unitsPerEm;

const fallbackName = (font: WebFont, standIn: StandIn) =>
  `"${font.metrics.familyName} as ${standIn.metrics.familyName}"`;

/** The rule by which a stand-in has the web font's width and lines; undefined where it lacks the weight. */
function fontFace(font: WebFont, standIn: StandIn, { wider, of = {} }: Part): string | undefined {
  const names = of.fontWeight === BOLD.fontWeight ? standIn.bold : standIn.names;
  if (names === undefined) return undefined;
  const share = tableWidth(font.measured) / tableWidth(standIn.metrics);
  const { fontFaces } = createFontStack([font.metrics, standIn.metrics], {
    fontFaceFormat: "styleObject",
    fontFaceProperties: { ...WESTERN, ...of, sizeAdjust: `${(100 * wider * share).toFixed(1)}%` },
  });
  const rule = {
    ...[fontFaces].flat()[0]?.["@font-face"],
    fontFamily: fallbackName(font, standIn),
    src: names.map((name) => `local("${name}")`).join(", "),
  };
  const lines = Object.entries(rule).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // A tenth of a percent is less than the eye or the line sees.
    return `  ${property}: ${String(value).replace(/(\.\d)\d+%/, "$1%")};\n`;
  });
  return `@font-face {\n${lines.join("")}}\n`;
}

const rulesOf = (font: WebFont) =>
  font.standIns.flatMap((standIn) => font.parts.map((part) => fontFace(font, standIn, part) ?? "")).join("");

const listOf = (font: WebFont) => font.standIns.map((standIn) => fallbackName(font, standIn)).join(", ");

/** The style sheet of the fallback fonts for a language: their `@font-face` rules, and the two lists of their names for `font-family`. */
export function fallbackSheet(language: Language): string {
  // Japanese pages use the reader's own Japanese font for their few Latin letters too: loading fallbacks for those delays the first paint.
  if (language === "ja")
    return ":root {\n  --display-fallbacks: var(--reader-display);\n  --text-fallbacks: var(--reader-text);\n}\n";
  const text = catalogueText(language);
  const width: Widths = (font, letters = charactersOf(MAIN_RANGE)) =>
    averageWidth(font, countLetters(text, letters));
  const [display, plain] = [displayFont(width), textFont(width)];
  return `${rulesOf(display)}${rulesOf(plain)}:root {
  --display-fallbacks: ${listOf(display)};
  --text-fallbacks: ${listOf(plain)};
}
`;
}
