/** main.ts runs one process per language, given by `SITE_LANGUAGE`. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { isLanguage, joinLanguage } from "../../app/i18n/language.ts";
import { SHARES } from "../../server/share-codes.ts";
import { mapOfPage, mapPartsFile, readMapParts } from "../charts/map-parts.ts";
import { knownPaths, routes } from "../plugins/pages/declared.ts";
import { OTHER_NAMES_SCRIPT } from "../publish/alias-pages.ts";
import { siteBase } from "../publish/base.ts";
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

const address = (file: string) => base + file;
const entry = address(entryFile(manifest));
const fonts = fontFiles(manifest).map(address);

const isWritten = (file: string) => existsSync(join(clientFolder, file));

/** Makes the chart pannable before hydration. Small, and loaded ahead of everything else. */
function mapStart(): string {
  return `<script type="module" crossorigin async fetchpriority="high" src="${address(mapParts.start)}"></script>`;
}

function mapLinks(map: string, named: readonly string[]): string {
  const later = (mapParts.scripts[map] ?? []).filter(
    (file) => file !== mapParts.start && !named.includes(file) && isWritten(file),
  );
  return later
    .map((file) => `<link rel="modulepreload" href="${address(file)}" crossorigin fetchpriority="low">`)
    .join("\n");
}

type Rendered = Awaited<ReturnType<typeof server.render>>;

function document(
  { head, html, route }: Rendered,
  path: string | undefined,
  more = "",
  first?: string,
): string {
  const files = pageFiles(manifest, routes.find((each) => each.path === route)?.file);
  // The manifest lists scripts that only had styles, but they are not written.
  const scripts = files.scripts.filter(isWritten);
  const map = path === undefined ? undefined : mapOfPage(path);
  return fillTemplate(template, {
    language: server.language,
    base,
    head,
    html,
    path,
    start,
    styles: files.styles.map(address),
    fonts,
    scripts: scripts.map(address),
    entry,
    ...(map === undefined
      ? { more, ...(first === undefined ? {} : { first }) }
      : { first: mapStart(), more: more + mapLinks(map, scripts) }),
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
const tell = (done: number) =>
  process.stdout.write(`@progress ${JSON.stringify({ language, done, total: paths.length })}\n`);
tell(0);
for (const [at, path] of paths.entries()) {
  if (at % 25 === 0) tell(at);
  const rendered = await server.render(path);
  await write(join(joinLanguage(language, path), "index.html"), document(rendered, path));
  if (rendered.summary !== undefined) written.push({ path, ...rendered.summary });
}
await listWrittenPages(language, written);
const folder = joinLanguage(language, "/");
const shell = await server.render(undefined);
await write(join(folder, "shell.html"), document(shell, undefined));
for (const { shell: file, page } of SHARES) {
  const head = await server.previewHead(page);
  await write(join(folder, file), document({ ...shell, head }, undefined));
}
const otherNames = `<script src="${address(OTHER_NAMES_SCRIPT)}"></script>`;
await write(join(folder, "404.html"), document(shell, undefined, "", otherNames));
tell(paths.length);
