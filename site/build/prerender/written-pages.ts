import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "../../app/i18n/language.ts";
import { buildFolder } from "./folders.ts";

const schema = v.array(
  v.object({
    /** Below the site's base, without its language. */
    path: v.string(),
    /** Without the site's name. */
    title: v.string(),
    description: v.string(),
    siteName: v.string(),
    /** Address of the link preview. */
    image: v.string(),
    /** The page's tags as HTML, for its other names. */
    head: v.string(),
  }),
);

/** Facts of a page that the prerender passes to the steps after it. */
export type WrittenPage = Readonly<v.InferOutput<typeof schema>[number]>;

const fileOf = (language: Language) => join(buildFolder, `pages.${language}.json`);

/** Lists the pages that were written in a language, in a file that is not uploaded. */
export async function listWrittenPages(language: Language, pages: readonly WrittenPage[]): Promise<void> {
  await writeFile(fileOf(language), JSON.stringify(pages));
}

/** The pages that were written in a language; none if it was not built. Rejects where the list has another shape. */
export async function writtenPages(language: Language): Promise<readonly WrittenPage[]> {
  if (!existsSync(fileOf(language))) return [];
  return v.parse(schema, JSON.parse(await readFile(fileOf(language), "utf8")));
}
