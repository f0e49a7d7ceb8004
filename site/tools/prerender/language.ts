/** Builds the site in the language of `SITE_LANGUAGE` and writes every page of it: one of these runs for each language (main.ts). */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { isLanguage, joinLanguage } from "../../app/i18n/language.ts";
import { SHARES } from "../../server/share-codes.ts";
import { mapOfPage, mapPartsFile, readMapParts } from "../charts/map-parts.ts";
import { siteBase } from "../finish/base.ts";
import { knownPaths, routes } from "../pages/declared.ts";
import { fillTemplate } from "./document.ts";
import { buildFolder, clientFolder, siteFolder } from "./folders.ts";
import { entryFile, fontFiles, pageFiles, readManifest } from "./manifest.ts";
import { startScript } from "./start-script.ts";
import { listWrittenPages, type WrittenPage } from "./written-pages.ts";

const language: unknown = process.env.SITE_LANGUAGE;
if (!isLanguage(language)) throw new Error("SITE_LANGUAGE names no language of the site");
const base = siteBase();
const serverFolder = join(buildFolder, "server", language);
const manifestFile = `.vite/manifest.${language}.json`;

const common = { root: siteFolder, logLevel: "warn" } as const;
await build({
  ...common,
  build: {
    outDir: clientFolder,
    copyPublicDir: process.env.SITE_COPIES_PUBLIC === "yes",
    manifest: manifestFile,
    rolldownOptions: { input: join(siteFolder, "app/entry.client.tsx") },
  },
});
await build({
  ...common,
  build: { outDir: serverFolder, ssr: join(siteFolder, "app/entry.server.tsx"), copyPublicDir: false },
});

const server: typeof import("../../app/entry.server.tsx") = await import(
  pathToFileURL(join(serverFolder, "entry.server.js")).href
);
if (server.language !== language) throw new Error(`the bundle was built for ${server.language}`);
const manifest = readManifest(await readFile(join(clientFolder, manifestFile), "utf8"));
const template = await readFile(join(siteFolder, "index.html"), "utf8");
const mapParts = readMapParts(await readFile(join(clientFolder, mapPartsFile(language)), "utf8"));
const start = await startScript(base);
const sheets = new Map<string, string>();

const address = (file: string) => base + file;
const entry = address(entryFile(manifest));
const fonts = fontFiles(manifest).map(address);

const isWritten = (file: string) => existsSync(join(clientFolder, file));

async function sheet(file: string): Promise<string> {
  const text = sheets.get(file) ?? (await readFile(join(clientFolder, file), "utf8"));
  sheets.set(file, text);
  return text;
}

/** The chart's own start, which makes it movable before the page is hydrated: small, and asked for before all else. */
function mapStart(): string {
  return `<script type="module" async fetchpriority="high" src="${address(mapParts.start)}"></script>`;
}

/** What the map's tools will need. */
function mapLinks(map: string, named: readonly string[]): string {
  const later = (mapParts.scripts[map] ?? []).filter(
    (file) => file !== mapParts.start && !named.includes(file) && isWritten(file),
  );
  return later
    .map((file) => `<link rel="modulepreload" href="${address(file)}" fetchpriority="low">`)
    .join("\n");
}

const namesOfSheets = new Map<string, readonly string[]>();

/** The class names of a style sheet. */
function classNames(sheet: string): readonly string[] {
  const known = namesOfSheets.get(sheet);
  if (known !== undefined) return known;
  const found = [...new Set(Array.from(sheet.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = ""]) => name))];
  namesOfSheets.set(sheet, found);
  return found;
}

type Rendered = Awaited<ReturnType<typeof server.render>>;

async function document(
  { head, html, route }: Rendered,
  path: string | undefined,
  more = "",
): Promise<string> {
  const named = pageFiles(manifest, routes.find((each) => each.path === route)?.file);
  // The bundler lists scripts that held nothing but styles, and leaves them out of what it writes.
  const files = { ...named, scripts: named.scripts.filter(isWritten) };
  const styles = new Map<string, string>();
  for (const file of files.styles) styles.set(address(file), await sheet(file));
  // Of the parts that come later, those that were prerendered into the page: class names are unique to their sheet.
  for (const file of files.laterStyles) {
    const text = await sheet(file);
    if (classNames(text).some((name) => html.includes(name))) styles.set(address(file), text);
  }
  const map = path === undefined ? undefined : mapOfPage(path);
  return fillTemplate(template, {
    language: server.language,
    base,
    head,
    html,
    path,
    module: files.module === undefined ? undefined : address(files.module),
    start,
    styles,
    fonts,
    scripts: files.scripts.map(address),
    entry,
    ...(map === undefined ? { more } : { first: mapStart(), more: more + mapLinks(map, files.scripts) }),
  });
}

async function write(file: string, text: string): Promise<void> {
  const target = join(clientFolder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

const chosen = process.env.SITE_PAGES?.split(",");
const paths = chosen ?? knownPaths;
const written: WrittenPage[] = [];
for (const path of paths) {
  const rendered = await server.render(path);
  await write(join(joinLanguage(language, path), "index.html"), await document(rendered, path));
  if (rendered.summary !== undefined) written.push({ path, ...rendered.summary });
}
await listWrittenPages(language, written);
const folder = joinLanguage(language, "/");
const shell = await server.render(undefined);
await write(join(folder, "shell.html"), await document(shell, undefined));
for (const { shell: file, page } of SHARES) {
  const head = await server.previewHead(page);
  await write(join(folder, file), await document({ ...shell, head }, undefined));
}
await write(join(folder, "404.html"), await document(shell, undefined));
process.stdout.write(`${language}: ${paths.length} pages\n`);
