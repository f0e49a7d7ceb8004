import { expect, test } from "vitest";
import { load } from "../previews/fonts.ts";
import { arial, figtree, marcellus, timesNewRoman } from "./metrics.ts";

// Arimo and Tinos are cut to the measures of Arial and Times New Roman, which no package may bring.
test.each([
  [marcellus, "marcellus"],
  [figtree, "figtree"],
  [arial, "arimo"],
  [timesNewRoman, "tinos"],
])(
  "the measures of $familyName are those of a font file",
  ({ unitsPerEm, ascent, descent, lineGap }, name) => {
    const font = load(`@fontsource/${name}/files/${name}-latin-400-normal.woff`);
    expect({ unitsPerEm, ascent, descent, lineGap }).toEqual({
      unitsPerEm: font.unitsPerEm,
      ascent: font.ascender,
      descent: font.descender,
      lineGap: font.tables.hhea.lineGap,
    });
  },
);
