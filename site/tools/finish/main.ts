/** Runs after the prerender: makes the built pages ready for any static host. */
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { maps } from "@foray/fieldops/atlas/maps";
import { matchPage } from "../../app/router/match.ts";
import { listFiles } from "../../server/files.ts";
import { headerSets } from "../../server/headers.ts";
import { caddyfile, headersFile } from "../../server/hosts.ts";
import { writeInlineSources } from "../../server/inline-sources.ts";
import { redirectsFile, SHARES, withPreview } from "../../server/share-codes.ts";
import { isText } from "../../server/types.ts";
import { MAP_PARTS, preloadParts, readMapParts } from "../charts/map-parts.ts";
import { forecastStills } from "../charts/still-places.ts";
import { publish } from "../data/publish.ts";
import { siteBase } from "./base.ts";
import { inlineSources, withoutMark } from "./boot.ts";
import { compressFiles } from "./compress.ts";
import { filesOf, nameFiles, readBundle } from "./files.ts";
import { heldAddress, holdPicture } from "./held-picture.ts";
import { writeIcons } from "./icons.ts";
import { inlineStyles, setsToInline, sheetsOf } from "./inline-styles.ts";
import { siteOrigin } from "./origin.ts";
import { pageAddress, robots, sitemap } from "./sitemap.ts";
import { nameSheets, sheetsByClass } from "./styles.ts";
import { SHELL, writeWorker } from "./worker.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));
const build = resolve(site, process.env.SITE_BUILD ?? "build");
const client = join(build, "client");
const FALLBACK = "/__spa-fallback.html";
const began = performance.now();
const base = siteBase();

// React Router writes pages below the base and assets at the root; here everything stands at the root, so that the whole
// folder can be put wherever the base says.
if (base !== "/") {
  // With no page at the root, it puts the fallback in the place of one.
  await rename(join(client, "index.html"), join(client, FALLBACK));
  const below = join(client, base);
  await cp(below, client, { recursive: true });
  await rm(join(client, base.split("/")[1] ?? ""), { recursive: true });
}

const built = (await listFiles(client)).paths;
const mapParts = readMapParts(await readFile(join(client, MAP_PARTS), "utf8"), (file) =>
  built.has(`/${file}`),
);
await rm(join(client, MAP_PARTS));
const pages = [...built].filter((path) => path.endsWith(".html"));
if (!pages.includes(FALLBACK)) throw new Error("React Router wrote no fallback page");
// What the router's build writes for itself and no page asks for: styles of the prerender's bundle, its list of routes.
const unused = /^\/assets\/(?:server-build-[^/]+\.css|(?:manifest|root|every-path)-[^/]+\.js)$/;
for (const path of built) if (unused.test(path)) await rm(join(client, path));
const sheets = new Map(
  await Promise.all(
    [...built]
      .filter((path) => path.startsWith("/assets/") && path.endsWith(".css") && !unused.test(path))
      .map(async (path) => [base + path.slice(1), await readFile(join(client, path), "utf8")] as const),
  ),
);
const sheetText = (address: string) => {
  const text = sheets.get(address);
  if (text === undefined) throw new Error(`a page names ${address}, which was not built`);
  return text;
};
const classes = sheetsByClass(sheets);
const bundle = readBundle(await readFile(join(client, ".vite/manifest.json"), "utf8"));
/** Pages that people come in by; those below them are many. */
const isEntrance = (page: string) => /^(?:\/[^/]+){1,3}\.html$/.test(page);
/** Each file that is to be written, with the sheets it asks for. */
const named: { target: string; html: string; sheets: string; entrance: boolean }[] = [];
/** Pages that the service worker keeps from the first visit on. */
const keptPages = new Set<string>();
for (const page of pages) {
  const html = withoutMark(await readFile(join(client, page), "utf8"));
  const path = page === FALLBACK ? undefined : pageAddress(page);
  const module = path === undefined ? undefined : matchPage(path, "/")?.entry.file.slice(2);
  const madeFor = path === undefined ? undefined : base.slice(0, -1) + path;
  const ready = nameSheets(nameFiles(html, filesOf(bundle, module), base, madeFor), classes);
  const targets = page === FALLBACK ? ["/404.html", SHELL] : [page];
  const map = page === "/portals/index.html" ? "hydatos" : /^\/map\/([a-z]+)\/index\.html$/.exec(page)?.[1];
  let whole = map === undefined ? ready : preloadParts(ready, map, mapParts, base);
  const picture = heldAddress(whole);
  if (picture !== undefined)
    whole = holdPicture(whole, picture, await readFile(join(client, picture.slice(base.length))));
  if (page === FALLBACK) keptPages.add(SHELL);
  else if (path?.split("/").length === 2) keptPages.add(page);
  for (const target of targets)
    named.push({ target, html: whole, sheets: sheetsOf(whole), entrance: isEntrance(target) });
}
const standing = setsToInline(named);
const scripts = new Set<string>();
const styles = new Set<string>();
for (const { target, html, sheets: set } of named) {
  const whole = standing.has(set) ? inlineStyles(html, sheetText) : html;
  const sources = inlineSources(whole);
  for (const source of sources.scripts) scripts.add(source);
  for (const source of sources.styles) styles.add(source);
  await writeFile(join(client, target), whole);
}
const shell = await readFile(join(client, SHELL), "utf8");
for (const { shell: file, page } of SHARES) {
  // A build of a few pages may lack the one that opens the codes: then they are answered with the bare shell.
  const preview = pages.includes(page) ? await readFile(join(client, page), "utf8") : "";
  await writeFile(join(client, file), withPreview(shell, preview));
}
const inline = { scripts: [...scripts].sort(), styles: [...styles].sort() };
await writeInlineSources(build, inline);

for (const path of [FALLBACK, "/.vite", "/../server"]) {
  await rm(join(client, path), { recursive: true, force: true });
}

const origin = siteOrigin();
const addresses = pages.flatMap((page) => pageAddress(page) ?? []);
await writeFile(join(client, "sitemap.xml"), sitemap(origin + base.slice(0, -1), addresses));
await writeFile(join(client, "robots.txt"), robots(origin + base.slice(0, -1)));
await writeIcons(client, base);
const openCount = await publish(client, { root: origin + base.slice(0, -1), base }, Date.now());

const headers = headerSets({ inline, loopback: false });
await writeFile(join(client, "_headers"), headersFile(headers, base));
await writeFile(join(client, "_redirects"), redirectsFile(base));
await writeFile(join(build, "Caddyfile"), caddyfile(headers, base));

const shipped = [...(await listFiles(client)).paths];
// Stills of the forecasts and of the picker; those of single encounters are seen by whoever looks them up, with a network.
const keptStills = new Set([...forecastStills(), ...maps.map(({ id }) => id)]);
const kept = new Set(
  shipped.filter((path) => {
    if (path.endsWith(".html")) return keptPages.has(path);
    if (path.startsWith("/stills/")) return keptStills.has(path.slice("/stills/".length, -".svg".length));
    return true;
  }),
);
const worker = await writeWorker(client, base, kept);

const text = [...(await listFiles(client)).paths].filter(
  (path) => isText(path) && path !== "/_headers" && path !== "/_redirects",
);
// Hashed files and entrances are worth the slowest setting.
const isDense = (path: string) => path.startsWith("/assets/") || isEntrance(path);
await compressFiles(
  text.map((path) => join(client, path)),
  (file) => isDense(file.slice(client.length)),
);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${addresses.length} pages, ${openCount} files for others, ${text.length} files compressed, ` +
    `${worker.count} files (${Math.round(worker.size / 1024)} kB) kept offline: ${seconds} s\n`,
);
