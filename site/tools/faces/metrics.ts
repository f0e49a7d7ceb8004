import type { FontMetrics } from "@capsizecss/core";

/** A font's measures, in units of which `unitsPerEm` make its size. */
export type Metrics = Readonly<
  Pick<FontMetrics, "familyName" | "unitsPerEm" | "ascent" | "descent" | "lineGap" | "xWidthAvg">
>;

/**
 * The text face that the site brings, and the fonts that machines have, as the Capsize project measured them (@capsizecss/metrics
 * 4.3.0). They stand here because that collection holds thousands of fonts, in more files than all other packages together.
 */
export const figtree: Metrics = {
  familyName: "Figtree",
  unitsPerEm: 1000,
  ascent: 950,
  descent: -250,
  lineGap: 0,
  xWidthAvg: 449,
};

export const arial: Metrics = {
  familyName: "Arial",
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xWidthAvg: 913,
};

export const helveticaNeue: Metrics = {
  familyName: "Helvetica Neue",
  unitsPerEm: 1000,
  ascent: 952,
  descent: -213,
  lineGap: 28,
  xWidthAvg: 450,
};

export const notoSans: Metrics = {
  familyName: "Noto Sans",
  unitsPerEm: 1000,
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  xWidthAvg: 474,
};

export const roboto: Metrics = {
  familyName: "Roboto",
  unitsPerEm: 2048,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  xWidthAvg: 911,
};
