import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isText } from "../../server/types.ts";
import { inlineSource } from "../../tools/prerender/document.ts";
import { buildWorker } from "../../tools/worker/build.ts";
import { type KeptFiles, readKeptFiles } from "../../tools/worker/kept-files.ts";

const MARK = "v2";

/** `a-1234.js` as the next build would name it. */
function renamed(name: string): string {
  return name.replace(/(\.[a-z0-9]+)$/, `${MARK}$1`);
}

/**
 * Writes to `folder`/client what a next build of the site would be: every hashed file has another name and none of the old
 * ones is left, and the service worker keeps the new ones. Returns that client folder.
 */
export async function writeSecondVersion(client: string, folder: string): Promise<string> {
  const next = join(folder, "client");
  await mkdir(next, { recursive: true });
  await cp(client, next, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const assets = await readdir(join(next, "assets"));
  const names = new Map(assets.map((name) => [name, renamed(name)]));
  // Anything that may be a file's name, then looked up: one pattern of all names would be tried at every letter of the site.
  const pattern = /[\w~.-]+\.[a-z0-9]+/g;
  const files = await readdir(next, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    if (!file.isFile() || file.name === "sw.js" || !isText(path)) continue;
    const text = await readFile(path, "utf8");
    const renewed = text.replace(pattern, (name) => names.get(name) ?? name);
    await writeFile(path, path.endsWith(".html") ? withOwnHash(renewed) : renewed);
  }
  for (const [from, to] of names) await rename(join(next, "assets", from), join(next, "assets", to));
  const groups = renamedFiles(await readKeptFiles(client), names);
  await buildWorker({ client: next, base: "/", defaultLanguage: "en", groups });
  return next;
}

/** A page whose styles name renamed files, with their new hash in its policy. */
function withOwnHash(page: string): string {
  const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  return page.replace(/style-src 'self' 'sha256-[^']*'/, `style-src 'self' ${inlineSource(styles)}`);
}

/** What a build keeps, under its next names. */
function renamedFiles({ common, byLanguage }: KeptFiles, names: ReadonlyMap<string, string>): KeptFiles {
  const all = (files: readonly string[]) =>
    files.map((file) => {
      const name = names.get(basename(file));
      return name === undefined ? file : `${dirname(file)}/${name}`;
    });
  return {
    common: all(common),
    byLanguage: Object.fromEntries(
      Object.entries(byLanguage).map(([language, files]) => [language, all(files)]),
    ),
  };
}
