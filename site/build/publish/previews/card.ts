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

export type PageFacts = Readonly<{
  /** File name without extension or language. */
  name: string;
  language: Language;
  /** Without language. */
  path: string;
  title: string;
  description: string;
  siteName: string;
}>;

const LEFT = 72;
const WIDTH = 560;
/** Last baseline, gap below the title and font size in px; leadings are factors. */
const BOTTOM = 488;
const GAP = 60;
const LEADING = 1.08;
const TEXT = 29;
const TEXT_LEADING = 1.36;

const CLOCKS = /^\/(?:forecast|timers|alarms|weather-finder)(?:\/|$)/;

/** Two lines as large as possible; long titles get three smaller lines. */
function fitTitle({ display }: Faces, title: string): FittedText {
  const two = fit(display, title, { width: WIDTH, most: 2, sizes: [84, 78, 72, 66, 60] });
  return two.whole ? two : fit(display, title, { width: WIDTH, most: 3, sizes: [60, 54, 48, 42, 36] });
}

const wordless = (drawing: string): Picture => ({ drawing, words: () => [] });

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

/** A drawing shared by all languages, and the words of one. Both are SVG with outlined text. */
export type Card = Readonly<{ ground: string; words: (page: PageFacts) => string }>;

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
