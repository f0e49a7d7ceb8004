/** Runs after the prerender: makes the built pages ready for any static host. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { maps } from "@foray/fieldops/atlas/maps";
import { defaultLanguage, languages, splitLanguage } from "../../app/i18n/language.ts";
import { listFiles } from "../../server/files.ts";
import { headerSets } from "../../server/headers.ts";
import { caddyfile, headersFile, redirectsFile } from "../../server/hosts.ts";
import { EMBED_FOLDER } from "../../server/open-paths.ts";
import { pageAddress } from "../../server/page-files.ts";
import { isText } from "../../server/types.ts";
import { mapPartsFile } from "../charts/map-parts.ts";
import { forecastStills } from "../charts/still-places.ts";
import { publish } from "../data/publish.ts";
import { buildFolder, clientFolder } from "../prerender/folders.ts";
import { writtenPages } from "../prerender/written-pages.ts";
import { buildRemoval, buildWorker } from "../worker/build.ts";
import { groupFiles, SHELL } from "../worker/groups.ts";
import { writeAliasPages } from "./alias-pages.ts";
import { siteBase } from "./base.ts";
import { compressFiles } from "./compress.ts";
import { writeIcons } from "./icons.ts";
import { siteOrigin } from "./origin.ts";
import { robots, sitemap } from "./sitemap.ts";

const began = performance.now();
const base = siteBase();
/** A trial build is for the pages alone: it is served as it is, and leaves the whole build what that has kept. */
const isTrial = process.env.SITE_PUBLISH === "off";

for (const file of [".vite", ...languages.map(mapPartsFile)])
  await rm(join(clientFolder, file), { recursive: true, force: true });

const pages = [...(await listFiles(clientFolder)).paths].flatMap((file) => pageAddress(file) ?? []);
const root = siteOrigin() + base.slice(0, -1);
await writeFile(join(clientFolder, "sitemap.xml"), sitemap(root, pages));
await writeFile(join(clientFolder, "robots.txt"), robots(root));
await writeIcons(clientFolder);
const openCount = isTrial ? 0 : await publish(clientFolder, { root, base }, Date.now());

const headers = headerSets({ loopback: false, subdomains: process.env.SITE_HSTS === "subdomains" });
await writeFile(join(clientFolder, "_headers"), headersFile(headers, base));
await writeFile(join(clientFolder, "_redirects"), redirectsFile(base));
await writeFile(join(buildFolder, "Caddyfile"), caddyfile(headers, base));

/** Pages that people come in by; those below them are many. */
const isEntrance = (address: string) => splitLanguage(address).path.split("/").length <= 3;
const shipped = [...(await listFiles(clientFolder)).paths];
// Stills of the forecasts and of the picker; those of single encounters are seen by whoever looks them up, with a network.
const keptStills = new Set([...forecastStills(), ...maps.map(({ id }) => id)]);
const kept = shipped.filter((path) => {
  if (path.startsWith(EMBED_FOLDER)) return false;
  const address = pageAddress(path);
  if (address !== undefined) return splitLanguage(address).path.split("/").length === 2;
  if (path.startsWith("/stills/")) return keptStills.has(path.slice("/stills/".length, -".svg".length));
  return !path.endsWith(".html") || path.endsWith(SHELL);
});
const worker =
  process.env.SITE_WORKER === "off"
    ? await buildRemoval(clientFolder)
    : await buildWorker({
        client: clientFolder,
        base,
        defaultLanguage,
        groups: await groupFiles(clientFolder, kept),
      });

const text = [...(await listFiles(clientFolder)).paths].filter(
  (path) => isText(path) && path !== "/_headers" && path !== "/_redirects",
);
// Hashed files and entrances are worth a slow setting. Whatever reads calendars reads gzip: twice would be 16 MB more.
const packing = (file: string) => {
  if (file.endsWith(".ics")) return "gzip";
  if (file.startsWith(join(clientFolder, "assets"))) return "dense";
  return isEntrance(pageAddress(file.slice(clientFolder.length)) ?? "////") ? "dense" : "quick";
};
if (!isTrial)
  await compressFiles(
    text.map((path) => join(clientFolder, path)),
    packing,
    fileURLToPath(new URL("../../../.cache/compressed", import.meta.url)),
  );

// Last: they are in no sitemap, and nobody needs them without a network.
const aliasCount = await writeAliasPages(clientFolder, base, await writtenPages(defaultLanguage));

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${pages.length} pages, ${aliasCount} for their other names, ${openCount} files for others, ${text.length} files of text, ` +
    `${worker.count} files (${Math.round(worker.size / 1024)} kB) kept offline: ${seconds} s\n`,
);
