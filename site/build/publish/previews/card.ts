import type { Language } from "../../../app/i18n/language.ts";
import { previewLabels } from "../../../app/preview-labels.ts";
import { drawChart, drawGround, drawWords } from "../../../art/previews/ground.ts";
import { drawClock, drawDial } from "../../../art/previews/panels.ts";
import { previewHues } from "../../../art/previews/paper.ts";
import { type Faces, facesOf } from "./fonts.ts";
import { kitOf } from "./kit.ts";
import type { Picture } from "./picture.ts";
import { portraitOf } from "./portrait.ts";
import { scoreOf } from "./score.ts";
import { glyphBody, subjectOf } from "./subject.ts";
import { type FittedText, fit, outline, spaced } from "./text.ts";

/** Own tags of a built page. */
export type PageFacts = Readonly<{
  /** Name of the preview, without its ending and language. */
  name: string;
  language: Language;
  /** The page's address without its language. */
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
const GAP = 60;
const LEADING = 1.08;
const TEXT = 29;
const TEXT_LEADING = 1.36;

/** Pages about time: what spawns, and when. */
const CLOCKS = /^\/(?:forecast|timers|alarms|weather-finder)(?:\/|$)/;

/** Two lines as large as they go; a long title takes three smaller ones. */
function fitTitle({ display }: Faces, title: string): FittedText {
  const two = fit(display, title, { width: WIDTH, most: 2, sizes: [84, 78, 72, 66, 60] });
  return two.whole ? two : fit(display, title, { width: WIDTH, most: 3, sizes: [60, 54, 48, 42, 36] });
}

const wordless = (drawing: string): Picture => ({ drawing, words: () => [] });

/** Picture on the right: a chart, a kit, a score, a portrait, a clock, or a glyph on a dial. */
function pictureOf(path: string, chart: string | undefined): Picture {
  const { hue, glyph } = subjectOf(path);
  const colour = previewHues[hue];
  if (chart !== undefined) return wordless(drawChart(chart, colour));
  return (
    kitOf(path, colour) ??
    scoreOf(path, colour) ??
    portraitOf(path, colour) ??
    wordless(CLOCKS.test(path) ? drawClock(colour) : drawDial(glyphBody(glyph), colour))
  );
}

/** The preview of a page in parts: the drawing that all languages share, and the words of one, both SVG documents without a font. */
export type Card = Readonly<{ ground: string; words: (page: PageFacts) => string }>;

/** The preview of the pages at an address; `chart` is in it where they are about a place. */
export function drawCard(path: string, chart?: string): Card {
  const picture = pictureOf(path, chart);
  const { label } = subjectOf(path);
  return {
    ground: drawGround(picture.drawing),
    words: ({ language, title, description, siteName }) => {
      const faces = facesOf(language);
      const { display, strong, text } = faces;
      const heading = fitTitle(faces, title);
      const top = 148 + heading.size * 0.82;
      const end = top + (heading.lines.length - 1) * heading.size * LEADING;
      const most = Math.floor((BOTTOM - end - GAP) / (TEXT * TEXT_LEADING)) + 1;
      const lead = fit(text, description, { width: WIDTH, most, sizes: [TEXT] });
      const marks = { x: LEFT, y: 110, size: 21, gap: language === "ja" ? 1.5 : 2.6 };
      return drawWords([
        { ink: "brass", path: spaced(strong, previewLabels[label][language], marks) },
        { ink: "strong", path: outline(display, heading, { x: LEFT, y: top, leading: LEADING }) },
        { ink: "text", path: outline(text, lead, { x: LEFT, y: end + GAP, leading: TEXT_LEADING }) },
        {
          ink: "strong",
          path: outline(display, { lines: [siteName], size: 32 }, { x: LEFT + 54, y: 553, leading: 1 }),
        },
        ...picture.words(language, faces).map((path) => ({ ink: "strong" as const, path })),
      ]);
    },
  };
}
