import { expect, test } from "vitest";
import { load } from "../previews/fonts.ts";
import { arial, figtree } from "./metrics.ts";

// Arimo is cut to the measures of Arial, which no package may bring.
test.each([
  [figtree, "figtree"],
  [arial, "arimo"],
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
