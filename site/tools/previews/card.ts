import { drawPreview, previewHues } from "../../art/previews/ground.ts";
import { faces } from "./fonts.ts";
import { panelOf } from "./panel.ts";
import { glyphBody, subjectOf } from "./subject.ts";
import { type FittedText, fit, isCut, outline, spaced } from "./text.ts";

/** What a built page says of itself in its tags. */
export type PageFacts = Readonly<{
  /** Name of the preview, without its ending. */
  name: string;
  path: string;
  title: string;
  description: string;
  siteName: string;
}>;

/** Left edge and width of the words. */
const LEFT = 72;
const WIDTH = 560;
/** The last baseline of the words, the step from title to text, and how the text is set. */
const BOTTOM = 488;
const GAP = 58;
const LEADING = 1.08;
const TEXT = 27;
const TEXT_LEADING = 1.38;

/** Two lines as large as they go; a long title takes three smaller ones. */
function fitTitle(title: string): FittedText {
  const two = fit(faces.display, title, { width: WIDTH, most: 2, sizes: [84, 78, 72, 66, 60] });
  return isCut(two) ? fit(faces.display, title, { width: WIDTH, most: 3, sizes: [60, 54, 48, 42] }) : two;
}

/** The preview of a page as an SVG document in which all text is outlines; `chart` stands in it where the page is about a place. */
export function drawCard({ name, path, title, description, siteName }: PageFacts, chart?: string): string {
  const { label, hue, glyph } = subjectOf(path, name.replace(/^forecast-/, ""));
  const panel = panelOf(path, previewHues[hue]);
  const heading = fitTitle(title);
  const top = 148 + heading.size * 0.82;
  const end = top + (heading.lines.length - 1) * heading.size * LEADING;
  const most = Math.floor((BOTTOM - end - GAP) / (TEXT * TEXT_LEADING)) + 1;
  const words = fit(faces.text, description, { width: WIDTH, most, sizes: [TEXT] });
  return drawPreview({
    hue,
    glyph: glyphBody(glyph),
    ...(chart === undefined ? {} : { chart }),
    ...(panel === undefined ? {} : { panel }),
    label: spaced(faces.strong, label, { x: LEFT, y: 110, size: 19, gap: 2.6 }),
    title: outline(faces.display, heading, { x: LEFT, y: top, leading: LEADING }),
    text: outline(faces.text, words, { x: LEFT, y: end + GAP, leading: TEXT_LEADING }),
    name: outline(faces.display, { lines: [siteName], size: 32 }, { x: LEFT + 54, y: 553, leading: 1 }),
  });
}
