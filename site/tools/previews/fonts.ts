import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type OutlineFont, parse } from "opentype.js/dist/opentype.mjs";
import type { Language } from "../../app/i18n/language.ts";

const require = createRequire(import.meta.url);

/** A font of a package. Throws where there is none. */
export function load(file: string): OutlineFont {
  const bytes = readFileSync(require.resolve(file));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Fonts in the order in which they are asked for a character. */
export type Face = readonly OutlineFont[];

export type Faces = Readonly<Record<"display" | "text" | "strong", Face>>;

/** The two typefaces of the site by themselves. */
export const faces = {
  display: load("@fontsource/marcellus/files/marcellus-latin-400-normal.woff"),
  text: load("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: load("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;

let japanese: Faces | undefined;

/** Three large files: read where Japanese is drawn. */
function japaneseFaces(): Faces {
  japanese ??= {
    display: [faces.display, load("@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff")],
    text: [
      faces.text,
      load("@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-400-normal.woff"),
    ],
    strong: [
      faces.strong,
      load("@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-700-normal.woff"),
    ],
  };
  return japanese;
}

const latinFaces: Faces = { display: [faces.display], text: [faces.text], strong: [faces.strong] };

/** The faces of a language as outlines: the drawing library takes no web fonts, so text is turned into paths. */
export function facesOf(language: Language): Faces {
  return language === "ja" ? japaneseFaces() : latinFaces;
}
