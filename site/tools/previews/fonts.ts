import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type OutlineFont, parse } from "opentype.js/dist/opentype.mjs";

const require = createRequire(import.meta.url);

function load(file: string): OutlineFont {
  const bytes = readFileSync(require.resolve(file));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The site's faces as outlines: the drawing library takes no web fonts, so text is turned into paths. */
export const faces = {
  display: load("@fontsource/marcellus/files/marcellus-latin-400-normal.woff"),
  text: load("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: load("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;
