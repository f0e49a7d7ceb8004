import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type OutlineFont, parse } from "opentype.js/dist/opentype.mjs";
import type { Language } from "../../../app/i18n/language.ts";

const require = createRequire(import.meta.url);

export function load(file: string): OutlineFont {
  const bytes = readFileSync(require.resolve(file));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Fonts tried in order for each character, and the font for digits. */
export type Face = Readonly<{ letters: readonly OutlineFont[]; figures: OutlineFont }>;

export type Faces = Readonly<Record<"display" | "text" | "strong", Face>>;

export const faces = {
  display: load("@fontsource/marcellus/files/marcellus-latin-400-normal.woff"),
  text: load("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: load("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;

const { display, strong, text } = faces;

/** Titles take their digits from the text font, as on the site's pages. */
const latinFaces: Faces = {
  display: { letters: [display], figures: text },
  text: { letters: [text], figures: text },
  strong: { letters: [strong], figures: strong },
};

let japanese: Faces | undefined;

function japaneseFaces(): Faces {
  const withMore = ({ letters, figures }: Face, file: string): Face => ({
    letters: [...letters, load(file)],
    figures,
  });
  japanese ??= {
    display: withMore(
      latinFaces.display,
      "@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff",
    ),
    text: withMore(
      latinFaces.text,
      "@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-400-normal.woff",
    ),
    strong: withMore(
      latinFaces.strong,
      "@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-700-normal.woff",
    ),
  };
  return japanese;
}

/** For outlining text: the SVG renderer does not support web fonts. */
export function facesOf(language: Language): Faces {
  return language === "ja" ? japaneseFaces() : latinFaces;
}
