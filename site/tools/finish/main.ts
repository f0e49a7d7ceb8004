/** Runs after the prerender: makes the built pages ready for any static host. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { maps } from "@foray/fieldops/atlas/maps";
import { languages } from "../../app/i18n/language.ts";
import { listFiles } from "../../server/files.ts";
import { headerSets } from "../../server/headers.ts";
import { caddyfile, headersFile } from "../../server/hosts.ts";
import { EMBED_FOLDER } from "../../server/open-paths.ts";
import { redirectsFile } from "../../server/share-codes.ts";
import { isText } from "../../server/types.ts";
import { mapPartsFile } from "../charts/map-parts.ts";
import { forecastStills } from "../charts/still-places.ts";
import { publish } from "../data/publish.ts";
import { buildFolder, clientFolder } from "../prerender/folders.ts";
import { siteBase } from "./base.ts";
import { compressFiles } from "./compress.ts";
import { writeIcons } from "./icons.ts";
import { siteOrigin } from "./origin.ts";
import { pageAddress, robots, sitemap } from "./sitemap.ts";
import { SHELL, writeWorker } from "./worker.ts";

const began = performance.now();
const base = siteBase();

for (const file of [".vite", ...languages.map(mapPartsFile)])
  await rm(join(clientFolder, file), { recursive: true, force: true });

const pages = [...(await listFiles(clientFolder)).paths].flatMap((file) => pageAddress(file) ?? []);
const root = siteOrigin() + base.slice(0, -1);
await writeFile(join(clientFolder, "sitemap.xml"), sitemap(root, pages));
await writeFile(join(clientFolder, "robots.txt"), robots(root));
await writeIcons(clientFolder, base);
const openCount = await publish(clientFolder, { root, base }, Date.now());

const headers = headerSets({ loopback: false });
await writeFile(join(clientFolder, "_headers"), headersFile(headers, base));
await writeFile(join(clientFolder, "_redirects"), redirectsFile(base));
await writeFile(join(buildFolder, "Caddyfile"), caddyfile(headers, base));

/** Pages that people come in by; those below them are many. */
const isEntrance = (path: string) => path.split("/").length <= 3;
const shipped = [...(await listFiles(clientFolder)).paths];
// Stills of the forecasts and of the picker; those of single encounters are seen by whoever looks them up, with a network.
const keptStills = new Set([...forecastStills(), ...maps.map(({ id }) => id)]);
const kept = new Set(
  shipped.filter((path) => {
    const address = pageAddress(path);
    if (path.startsWith(EMBED_FOLDER)) return false;
    if (address !== undefined) return isEntrance(address);
    if (path.startsWith("/stills/")) return keptStills.has(path.slice("/stills/".length, -".svg".length));
    return !path.endsWith(".html") || path === SHELL;
  }),
);
const worker = await writeWorker(clientFolder, base, kept);

const text = [...(await listFiles(clientFolder)).paths].filter(
  (path) => isText(path) && path !== "/_headers" && path !== "/_redirects",
);
// Hashed files and entrances are worth the slowest setting.
await compressFiles(
  text.map((path) => join(clientFolder, path)),
  (file) =>
    file.startsWith(join(clientFolder, "assets")) ||
    isEntrance(pageAddress(file.slice(clientFolder.length)) ?? "////"),
);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${pages.length} pages, ${openCount} files for others, ${text.length} files compressed, ` +
    `${worker.count} files (${Math.round(worker.size / 1024)} kB) kept offline: ${seconds} s\n`,
);
