import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { previewPath } from "../../../app/browser/preview-path.ts";
import { languages } from "../../../app/i18n/language.ts";
import { chartsFolder } from "../../charts/cache.ts";
import { previewKinds } from "../../plugins/pages/declared.ts";
import { clientFolder } from "../../prerender/folders.ts";
import { writtenPages } from "../../prerender/written-pages.ts";
import type { PageFacts } from "./card.ts";
import { drawAll } from "./draw-all.ts";
import { namedPreviews } from "./pages.ts";
import { scoreOf } from "./score.ts";

const kept = fileURLToPath(new URL("../../../../.cache/previews", import.meta.url));

/** Sources that all previews depend on. */
const hand = [
  "./",
  "../../../art/previews/",
  "../../../art/brand/",
  "../../../art/charts/",
  "../../../art/glyphs/",
  "../../../art/weather/",
  "../../../app/preview-labels.ts",
  "../../../app/features/search/finds/words.ts",
];

/** Changes whenever all previews must be redrawn. */
async function handHash(): Promise<string> {
  const hash = createHash("sha256").update(chartsFolder());
  for (const folder of hand) {
    const url = new URL(folder, import.meta.url);
    const names = folder.endsWith("/") ? await readdir(url, { recursive: true }) : [""];
    for (const name of names.filter((each) => each === "" || /\.(?:ts|css)$/.test(each)).sort()) {
      hash.update(await readFile(new URL(name, url)));
    }
  }
  hash.update(JSON.stringify(previewKinds));
  return hash.digest("hex");
}

export type Preview = Readonly<{ page: PageFacts; path: string; file: string }>;

export async function previews(): Promise<readonly Preview[]> {
  const by = await handHash();
  const named = await Promise.all(
    languages.map(async (language) => namedPreviews(language, await writtenPages(language))),
  );
  return named.flat().map((page) => {
    const hash = createHash("sha256")
      .update(by)
      .update(JSON.stringify(page))
      .update(scoreOf(page.path, "")?.drawing ?? "")
      .digest("hex")
      .slice(0, 24);
    return { page, path: previewPath(page.language, page.name), file: join(kept, `${hash}.png`) };
  });
}

/** Draws missing previews (1200 × 630 px) and copies all into the site. Returns the number drawn. */
export async function writePreviews(wanted: readonly Preview[]): Promise<number> {
  await mkdir(kept, { recursive: true });
  const missing = wanted.filter(({ file }) => !existsSync(file));
  const byName = Map.groupBy(missing, ({ page }) => page.name);
  await drawAll([...byName.values()].map((same) => ({ path: same[0]?.page.path ?? "/", pages: same })));
  for (const { path, file } of wanted) {
    const target = join(clientFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
  }
  return missing.length;
}

export async function forgetOthers(wanted: readonly Preview[]): Promise<void> {
  const used = new Set(wanted.map(({ file }) => file));
  for (const entry of await readdir(kept)) {
    const file = join(kept, entry);
    if (!used.has(file)) await rm(file, { force: true });
  }
}
