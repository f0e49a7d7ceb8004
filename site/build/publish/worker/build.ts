import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { pageAddress } from "../../../server/page-files.ts";
import { fingerprint } from "../../../worker/check.ts";
import type { Entry, LanguageGroup, Manifest } from "../../../worker/manifest.ts";
import { type KeptFiles, writeKeptFiles } from "./kept-files.ts";

export type WorkerOptions = Readonly<{
  client: string;
  /** Path the site is served at, with slashes at both ends. */
  base: string;
  /** Its pages are at the site's root; other languages have a folder. */
  defaultLanguage: string;
  groups: KeptFiles;
}>;

const workerFolder = fileURLToPath(new URL("../../../worker", import.meta.url));

/** Per file. */
const MAX_BYTES = 4_000_000;

/**
 * Throws if a file is missing, too large or listed twice, or if a language has no shell.
 * @returns number and total bytes of the cached files
 */
export async function buildWorker(options: WorkerOptions): Promise<{ count: number; size: number }> {
  const { code, count, size } = await workerScript(options);
  await writeFile(join(options.client, "sw.js"), code);
  await writeKeptFiles(options.client, options.groups);
  return { count, size };
}

export async function workerScript(
  options: WorkerOptions,
): Promise<{ code: string; count: number; size: number }> {
  const { manifest, count, size } = await listKept(options);
  return { code: await bundle("main.ts", manifest), count, size };
}

/** Unregisters the service worker in every visitor's browser (see docs/hosting.md). */
export async function buildRemoval(client: string): Promise<{ count: number; size: number }> {
  await writeFile(join(client, "sw.js"), await bundle("remove.ts"));
  return { count: 0, size: 0 };
}

export async function listKept({ client, base, defaultLanguage, groups }: WorkerOptions) {
  const seen = new Set<string>();
  let size = 0;
  const list = (files: readonly string[]): Promise<Entry[]> =>
    Promise.all(
      [...files].sort().map(async (file): Promise<Entry> => {
        if (seen.has(file)) throw new Error(`${file} is to be kept twice`);
        seen.add(file);
        const content = await readFile(join(client, file));
        if (content.length > MAX_BYTES) throw new Error(`${file} is too large to be kept`);
        size += content.length;
        return [base + addressOf(file).slice(1), await fingerprint(new Uint8Array(content))];
      }),
    );
  const byLanguage: Record<string, LanguageGroup> = {};
  const common = await list(groups.common);
  for (const [language, files] of Object.entries(groups.byLanguage)) {
    const folder = language === defaultLanguage ? base : `${base}${language}/`;
    const shell = `${folder}shell.html`;
    const entries = await list(files);
    if (!entries.some(([address]) => address === shell))
      throw new Error(`the service worker does not keep ${shell}`);
    byLanguage[language] = { folder, shell, entries };
  }
  if (!Object.hasOwn(byLanguage, defaultLanguage)) throw new Error(`no file is kept in ${defaultLanguage}`);
  const manifest: Manifest = { base, defaultLanguage, common, byLanguage };
  return { manifest, count: seen.size, size };
}

function addressOf(file: string): string {
  return pageAddress(file) ?? file;
}

const VIRTUAL = "virtual:worker-manifest";

function withManifest(manifest: Manifest): Plugin {
  return {
    name: "worker-manifest",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export const manifest = ${JSON.stringify(manifest)};` : undefined,
  };
}

async function bundle(entry: string, manifest?: Manifest): Promise<string> {
  const result = await build({
    configFile: false,
    root: workerFolder,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: manifest ? [withManifest(manifest)] : [],
    build: {
      write: false,
      rolldownOptions: { input: join(workerFolder, entry), output: { format: "iife" } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== "chunk") throw new Error(`${entry} is not one script`);
  return chunk.code;
}
