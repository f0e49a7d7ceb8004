import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "../../app/i18n/language.ts";
import { buildFolder } from "./folders.ts";

const schema = v.array(
  v.object({
    /** Without base and language. */
    path: v.string(),
    /** Without the site's name. */
    title: v.string(),
    description: v.string(),
    siteName: v.string(),
    image: v.string(),
    /** Head tags as HTML, for alias pages. */
    head: v.string(),
  }),
);

export type WrittenPage = Readonly<v.InferOutput<typeof schema>[number]>;

const fileOf = (language: Language) => join(buildFolder, `pages.${language}.json`);

/** The file is not published. */
export async function listWrittenPages(language: Language, pages: readonly WrittenPage[]): Promise<void> {
  await writeFile(fileOf(language), JSON.stringify(pages));
}

/** Empty if the language was not built. Rejects if the file's shape is unexpected. */
export async function writtenPages(language: Language): Promise<readonly WrittenPage[]> {
  if (!existsSync(fileOf(language))) return [];
  return v.parse(schema, JSON.parse(await readFile(fileOf(language), "utf8")));
}
