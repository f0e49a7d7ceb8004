import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import figtree from "@capsizecss/metrics/figtree";
import georgia from "@capsizecss/metrics/georgia";
import helveticaNeue from "@capsizecss/metrics/helveticaNeue";
import marcellus from "@capsizecss/metrics/marcellus";
import notoSans from "@capsizecss/metrics/notoSans";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";

type Metrics = FontMetrics & Readonly<{ familyName: string }>;

/** Fonts of other names that are cut to the same widths. */
const sameWidths: Readonly<Record<string, readonly string[]>> = {
  Arial: ["Liberation Sans", "Arimo"],
  "Times New Roman": ["Liberation Serif", "Tinos"],
};

/**
 * The tables weigh letters as an encyclopedia uses them. The almanac's own text (Figtree against Liberation Sans over eight pages in
 * three languages) is narrower by so much.
 */
const TEXT_WIDTH = 0.992;

/** The fonts that machines have, each stretched to the measures of the web font that it stands for until that is here. */
function fallbacks(font: Metrics, others: readonly Metrics[]): string {
  return others
    .map((other) => {
      const name = other.familyName;
      const narrower = font === figtree ? TEXT_WIDTH : 1;
      const { fontFaces } = createFontStack([narrowed(font, narrower), other], {
        fontFaceFormat: "styleObject",
      });
      const rules = [fontFaces].flat().map((face) => face["@font-face"]);
      const [rule, ...rest] = rules;
      if (rule === undefined || rest.length > 0) throw new Error(`no single fallback of ${name}`);
      const sources = [name, ...(sameWidths[name] ?? [])].map((each) => `local("${each}")`);
      return `@font-face {
  font-family: "${fallbackName(font, other)}";
  src: ${sources.join(", ")};
  ascent-override: ${rule.ascentOverride ?? "normal"};
  descent-override: ${rule.descentOverride ?? "normal"};
  line-gap-override: ${rule.lineGapOverride ?? "0%"};
  size-adjust: ${rule.sizeAdjust ?? "100%"};
}
`;
    })
    .join("");
}

function narrowed(font: Metrics, share: number): Metrics {
  const xWidthAvg = font.xWidthAvg * share;
  return { ...font, xWidthAvg, subsets: { latin: { xWidthAvg }, thai: { xWidthAvg } } };
}

function fallbackName(font: Metrics, other: Metrics): string {
  return `${font.familyName} as ${other.familyName}`;
}

const displays: readonly Metrics[] = [georgia, timesNewRoman, notoSerif];
const texts: readonly Metrics[] = [helveticaNeue, roboto, arial, notoSans];

const list = (font: Metrics, others: readonly Metrics[]) =>
  others.map((other) => `"${fallbackName(font, other)}"`).join(", ");

/** The style sheet of the fallbacks: their faces, and the two lists of their names for `font-family`. */
export const fallbackSheet = `${fallbacks(marcellus, displays)}${fallbacks(figtree, texts)}:root {
  --display-fallbacks: ${list(marcellus, displays)};
  --text-fallbacks: ${list(figtree, texts)};
}
`;
