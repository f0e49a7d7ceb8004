import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Language } from "../../app/i18n/language.ts";
import { fallbackSheet } from "./fallbacks.ts";
import { charactersOf, MAIN_RANGE, MORE_RANGE } from "./ranges.ts";

const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL("../../../.cache/faces", import.meta.url));

const faces = { "figtree.woff2": MAIN_RANGE, "figtree-more.woff2": MORE_RANGE };

/** What the styles use: kerning, figures of one width, and letters put together from parts. */
const FEATURES = ["kern", "tnum", "ccmp", "locl"];

/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };

/** Whole or not at all: another build may be reading. */
async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}

/**
 * The folder with the text face's files, named after all that they are made of: one build reads its configuration several times, and
 * finds them made. The same package always gives the same bytes.
 */
async function madeFaces(): Promise<string> {
  const font = await readFile(require.resolve(FONT));
  const { version }: { version: string } = require("subset-font/package.json");
  const parts = JSON.stringify({ faces, FEATURES, WEIGHTS, version });
  const folder = join(cache, createHash("sha256").update(font).update(parts).digest("hex").slice(0, 12));
  await mkdir(folder, { recursive: true });
  for (const [name, range] of Object.entries(faces)) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    const made = await subsetFont(font, charactersOf(range), {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
    });
    await writeWhole(file, made);
  }
  return folder;
}

/** The file with the fallbacks of a language. */
async function madeFallbacks(language: Language): Promise<string> {
  const file = join(cache, `fallbacks-${language}.css`);
  await mkdir(cache, { recursive: true });
  await writeWhole(file, fallbackSheet(language));
  return file;
}

/**
 * `~faces/figtree.woff2` in a style sheet: the text face with the characters, weights and features that the site uses, 12.6 kB of the
 * package's 20.2; `~faces/fallbacks.css`: fonts of the reader's machine, shown until Figtree has loaded, and stretched so that
 * the words of the language take the same room in them. (The licence of Marcellus reserves its name for the unchanged font, so that one
 * comes as it is.)
 */
export function textFace(language: Language): Plugin {
  return {
    name: "foray-faces",
    async config() {
      const alias = { "~faces/fallbacks.css": await madeFallbacks(language), "~faces": await madeFaces() };
      return { resolve: { alias } };
    },
  };
}
