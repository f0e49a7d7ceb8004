import { createFontStack } from "@capsizecss/core";
import type { OutlineFont } from "opentype.js/dist/opentype.mjs";
import type { Language } from "../../app/i18n/language.ts";
import { catalogueText } from "../language/shown-text.ts";
import { faces, load } from "../previews/fonts.ts";
import { arial, figtree, helveticaNeue, type Metrics, notoSans, roboto } from "./metrics.ts";
import { charactersOf, MAIN_RANGE, WESTERN_RANGE } from "./ranges.ts";
import { averageWidth, countLetters, figuresWidth } from "./widths.ts";

/** A font of machines, by the full names that it, or a font cut to the same widths, has there. */
type StandIn = Readonly<{
  metrics: Metrics;
  names: readonly string[];
  /** Its bold; none where a machine may keep all weights in one file, of which `local()` gives the regular one. */
  bold?: readonly string[];
}>;

const standIns: readonly StandIn[] = [
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
/** Arial as it can be measured: a free font cut to the same widths. */
const arimo = load("@fontsource/arimo/files/arimo-latin-400-normal.woff");
const arimoBold = load("@fontsource/arimo/files/arimo-latin-700-normal.woff");

/** The weights above the plain one, and digits: text that has rules of its own. */
const MEDIUM = { fontWeight: "500" };
const BOLD = { fontWeight: "600 700" };
const WESTERN = { unicodeRange: WESTERN_RANGE };
const FIGURES = { unicodeRange: "U+30-39" };

/** A kind of text, and how wide the web font sets it, in parts of the width in the font that was measured. */
type Part = Readonly<{ wider: number; of?: Readonly<{ fontWeight?: string; unicodeRange?: string }> }>;

/** How wide a font sets the words of a language on average. */
type Width = (font: OutlineFont) => number;

/** The kinds of text: digits are much wider than those of other fonts, by more than the letters. */
function partsOf(width: Width): readonly Part[] {
  const { text, strong } = faces;
  return [
    { wider: width(text) / width(arimo) },
    { wider: width(medium) / width(arimo), of: MEDIUM },
    { wider: width(strong) / width(arimoBold), of: BOLD },
    { wider: figuresWidth(text) / figuresWidth(arimo), of: FIGURES },
    { wider: figuresWidth(medium) / figuresWidth(arimo), of: { ...MEDIUM, ...FIGURES } },
    { wider: figuresWidth(strong) / figuresWidth(arimoBold), of: { ...BOLD, ...FIGURES } },
  ];
}

/** The average width of a letter in the measures, in parts of the font's size. */
const tableWidth = ({ xWidthAvg, unitsPerEm }: Metrics) => xWidthAvg / unitsPerEm;

const fallbackName = ({ metrics }: StandIn) => `"${figtree.familyName} as ${metrics.familyName}"`;

/** The rule by which a stand-in has the web font's width and lines; undefined where it lacks the weight. */
function fontFace(standIn: StandIn, { wider, of = {} }: Part): string | undefined {
  const names = of.fontWeight === BOLD.fontWeight ? standIn.bold : standIn.names;
  if (names === undefined) return undefined;
  const share = tableWidth(arial) / tableWidth(standIn.metrics);
  const { fontFaces } = createFontStack([figtree, standIn.metrics], {
    fontFaceFormat: "styleObject",
    fontFaceProperties: { ...WESTERN, ...of, sizeAdjust: `${(100 * wider * share).toFixed(1)}%` },
  });
  const rule = {
    ...[fontFaces].flat()[0]?.["@font-face"],
    fontFamily: fallbackName(standIn),
    src: names.map((name) => `local("${name}")`).join(", "),
  };
  const lines = Object.entries(rule).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // A tenth of a percent is less than the eye or the line sees.
    return `  ${property}: ${String(value).replace(/(\.\d)\d+%/, "$1%")};\n`;
  });
  return `@font-face {\n${lines.join("")}}\n`;
}

/** The style sheet of the text face's fallbacks for a language: their `@font-face` rules, and the list of their names for `font-family`. */
export function fallbackSheet(language: Language): string {
  // Japanese pages use the reader's own Japanese font for their few Latin letters too: loading fallbacks for those delays the first paint.
  if (language === "ja") return ":root {\n  --text-fallbacks: var(--reader-text);\n}\n";
  const letters = countLetters(catalogueText(language), charactersOf(MAIN_RANGE));
  const parts = partsOf((font) => averageWidth(font, letters));
  const rules = standIns.flatMap((standIn) => parts.map((part) => fontFace(standIn, part) ?? ""));
  return `${rules.join("")}:root {
  --text-fallbacks: ${standIns.map(fallbackName).join(", ")};
}
`;
}
