import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { pageAddress } from "../../../server/page-files.ts";
import { fingerprint } from "../../../worker/check.ts";
import type { Entry, LanguageGroup, Manifest } from "../../../worker/manifest.ts";
import { type KeptFiles, writeKeptFiles } from "./kept-files.ts";

export type WorkerOptions = Readonly<{
  /** The folder of the built site, where `sw.js` is written. */
  client: string;
  /** The folder of the host below which the site is, with its slashes. */
  base: string;
  /** The language whose pages are at the root of the site; those of others are in a folder named like them. */
  defaultLanguage: string;
  groups: KeptFiles;
}>;

const workerFolder = fileURLToPath(new URL("../../../worker", import.meta.url));

/** A file that is larger than this is never kept. */
const MAX_BYTES = 4_000_000;

/**
 * Writes `sw.js`, the service worker with the list of what it keeps. Throws if a file is missing or too large, is named
 * twice, or a language has no shell.
 * @returns how many files are kept, and their bytes
 */
export async function buildWorker(options: WorkerOptions): Promise<{ count: number; size: number }> {
  const { code, count, size } = await workerScript(options);
  await writeFile(join(options.client, "sw.js"), code);
  await writeKeptFiles(options.client, options.groups);
  return { count, size };
}

/** The service worker itself, and how much it keeps. Throws as `buildWorker` does. */
export async function workerScript(
  options: WorkerOptions,
): Promise<{ code: string; count: number; size: number }> {
  const { manifest, count, size } = await listKept(options);
  return { code: await bundle("main.ts", manifest), count, size };
}

/** Writes a `sw.js` that takes the service worker away from every visitor (see docs/hosting.md): nothing is kept. */
export async function buildRemoval(client: string): Promise<{ count: number; size: number }> {
  await writeFile(join(client, "sw.js"), await bundle("remove.ts"));
  return { count: 0, size: 0 };
}

/** The list that goes into the worker: each file's address on the host with the fingerprint of its content. */
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

/** The address below the site's root at which a host answers with the file. */
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

/** One of the workers, as a single classic script. */
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
