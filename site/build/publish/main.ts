/** Runs after the prerender. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { maps } from "@foray/fieldops/atlas/maps";
import { isLoopbackPage } from "../../app/browser/loopback-page.ts";
import { defaultLanguage, languages, splitLanguage } from "../../app/i18n/language.ts";
import { listFiles } from "../../server/files.ts";
import { headerSets } from "../../server/headers.ts";
import { EMBED_FOLDER } from "../../server/open-paths.ts";
import { pageAddress } from "../../server/page-files.ts";
import { isText } from "../../server/types.ts";
import { mapPartsFile } from "../charts/map-parts.ts";
import { forecastThumbnails } from "../charts/thumbnail-places.ts";
import { caddyfile, headersFile, redirectsFile } from "../hosting/hosts.ts";
import { nginxConfiguration } from "../hosting/nginx.ts";
import { oldAddresses } from "../hosting/old-addresses.ts";
import { buildFolder, clientFolder } from "../prerender/folders.ts";
import { writtenPages } from "../prerender/written-pages.ts";
import { writeAliasPages, writeOtherNames } from "./alias-pages.ts";
import { siteBase } from "./base.ts";
import { compressFiles } from "./compress.ts";
import { publish } from "./data/publish.ts";
import { writeIcons } from "./icons.ts";
import { siteOrigin } from "./origin.ts";
import { robots, sitemap } from "./sitemap.ts";
import { buildRemoval, buildWorker } from "./worker/build.ts";
import { groupFiles, SHELL } from "./worker/groups.ts";

const began = performance.now();
const base = siteBase();
/** "trial" leaves out developer files; "start" leaves out calendars, which the local server makes. */
const purpose = process.env.SITE_FOR ?? "publishing";

for (const file of [".vite", ...languages.map(mapPartsFile)])
  await rm(join(clientFolder, file), { recursive: true, force: true });

// Ignores alias pages from an earlier run.
const otherNames = new Set(oldAddresses().map(({ from }) => from));
const pages = [...(await listFiles(clientFolder)).paths]
  .flatMap((file) => pageAddress(file) ?? [])
  .filter((address) => !otherNames.has(address));
const root = siteOrigin() + base.slice(0, -1);
await writeFile(join(clientFolder, "sitemap.xml"), sitemap(root, pages));
await writeFile(join(clientFolder, "robots.txt"), robots(root));
await writeIcons(clientFolder);
const openCount =
  purpose === "trial"
    ? 0
    : await publish(clientFolder, { root, base, feeds: purpose === "publishing" }, Date.now());

const headers = headerSets({ loopback: false, subdomains: process.env.SITE_HSTS === "subdomains" });
await writeFile(join(clientFolder, "_headers"), headersFile(headers, base));
await writeFile(join(clientFolder, "_redirects"), redirectsFile(base));
await writeFile(join(buildFolder, "Caddyfile"), caddyfile(headers, base));
await writeFile(join(buildFolder, "nginx.conf"), nginxConfiguration(headers, base));

const shipped = [...(await listFiles(clientFolder)).paths];
// Stills of single encounters are not cached offline.
const keptStills = new Set([...forecastThumbnails(), ...maps.map(({ id }) => id)]);
const kept = shipped.filter((path) => {
  if (path.startsWith(EMBED_FOLDER)) return false;
  const address = pageAddress(path);
  if (address !== undefined) {
    const { path } = splitLanguage(address);
    // Pages with the game's feed have their own policy, so the shell cannot replace them.
    return path.split("/").length === 2 || isLoopbackPage(path);
  }
  if (path.startsWith("/stills/")) return keptStills.has(path.slice("/stills/".length, -".svg".length));
  return !path.endsWith(".html") || path.endsWith(SHELL);
});
/** "off" removes the worker from visitors' browsers; "later" leaves it to a later run. */
const wantedWorker = process.env.SITE_WORKER ?? "on";
const withWorker = async () =>
  buildWorker({ client: clientFolder, base, defaultLanguage, groups: await groupFiles(clientFolder, kept) });
const worker =
  wantedWorker === "off"
    ? await buildRemoval(clientFolder)
    : wantedWorker === "later"
      ? { count: 0, size: 0 }
      : await withWorker();

// Written last, so that they are neither in the sitemap nor cached offline.
await writeOtherNames(clientFolder, base);
const aliasCount = await writeAliasPages(clientFolder, base, await writtenPages(defaultLanguage));

// Most hosts compress on the fly.
if (process.env.SITE_COMPRESSED === "yes") {
  const { paths } = await listFiles(clientFolder);
  const text = [...paths].filter((path) => isText(path) && !["/_headers", "/_redirects"].includes(path));
  await compressFiles(text.map((path) => join(clientFolder, path)));
}

const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${pages.length} pages, ${aliasCount} for their other names, ${openCount} files for others, ` +
    `${worker.count} files (${Math.round(worker.size / 1024)} kB) kept offline: ${seconds} s\n`,
);
