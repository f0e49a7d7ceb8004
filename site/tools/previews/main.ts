/** Runs after the prerender: draws the link preview that each built page names, 1200 by 630. Drawn ones are kept by content. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { previewPath } from "../../app/browser/preview-path.ts";
import { languages } from "../../app/i18n/language.ts";
import { chartsFolder } from "../charts/cache.ts";
import { previewKinds } from "../pages/declared.ts";
import { writtenPages } from "../prerender/written-pages.ts";
import { drawAll } from "./draw-all.ts";
import { namedPreviews } from "./pages.ts";

const client = fileURLToPath(new URL("../../build/client", import.meta.url));
const kept = fileURLToPath(new URL("../../../.cache/previews", import.meta.url));
const began = performance.now();

/** Hash over everything that a drawing is made by, so that a change of the hand draws all anew. */
async function handHash(): Promise<string> {
  const hash = createHash("sha256").update(chartsFolder());
  for (const folder of [
    "./",
    "../../art/previews/",
    "../../art/brand/",
    "../../art/charts/",
    "../../art/glyphs/",
    "../../art/weather/",
    "../../app/preview-labels.ts",
    "../search/words.ts",
  ]) {
    const url = new URL(folder, import.meta.url);
    const names = folder.endsWith("/") ? await readdir(url, { recursive: true }) : [""];
    for (const name of names.filter((each) => each === "" || /\.(?:ts|css)$/.test(each)).sort()) {
      hash.update(await readFile(new URL(name, url)));
    }
  }
  hash.update(JSON.stringify(previewKinds));
  return hash.digest("hex");
}

const hand = await handHash();
const named = await Promise.all(
  languages.map(async (language) => namedPreviews(language, await writtenPages(language))),
);
const pages = named.flat().map((page) => {
  const hash = createHash("sha256").update(hand).update(JSON.stringify(page)).digest("hex").slice(0, 24);
  return { page, file: join(kept, `${hash}.png`) };
});
await mkdir(kept, { recursive: true });
const missing = pages.filter(({ file }) => !existsSync(file));
const byName = Map.groupBy(missing, ({ page }) => page.name);
await drawAll([...byName.values()].map((same) => ({ path: same[0]?.page.path ?? "/", pages: same })));

for (const language of languages)
  await mkdir(dirname(join(client, previewPath(language, "site"))), { recursive: true });
for (const { page, file } of pages) await copyFile(file, join(client, previewPath(page.language, page.name)));

const used = new Set(pages.map(({ file }) => file));
for (const entry of await readdir(kept)) {
  const file = join(kept, entry);
  if (!used.has(file)) await rm(file, { force: true });
}

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(`${pages.length} link previews, ${missing.length} of them drawn anew: ${seconds} s\n`);
