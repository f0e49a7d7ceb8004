import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSW, type ManifestEntry } from "workbox-build";
import { pageAddress } from "./sitemap.ts";

/** Answers any page that is not kept, so that every address opens with no network: the router draws it in the browser. */
export const SHELL = "/shell.html";

/** A file larger than this is never kept. */
const LARGEST_BYTES = 4_000_000;

/** Pictures of an asset pack are kept as they are seen, the oldest going first. */
const PACK_PICTURES = 400;

declare global {
  // What worker-part.js gives to the handlers below, which run in the worker and not here.
  function answerPage(request: Request): Promise<Response>;
  function answerAsset(request: Request): Promise<Response>;
}

/** Where an entry stands in the worker's cache: hashed files by their address, others with their revision. */
function cacheKey(entry: ManifestEntry): string {
  return entry.revision === null ? entry.url : `${entry.url}?__WB_REVISION__=${entry.revision}`;
}

/**
 * Writes sw.js. A new one waits until a page sends `{ type: "TAKE_OVER" }`, so an open tab keeps the files it was made of;
 * then it keeps the assets of the version before for the tabs that are still open. It answers requests to this origin
 * only; all others go to the network untouched.
 * @param kept files of the site (from its root, as `/assets/a.js`) that are kept from the first visit on
 */
export async function writeWorker(
  client: string,
  base: string,
  kept: ReadonlySet<string>,
): Promise<{ count: number; size: number }> {
  let entries: readonly ManifestEntry[] = [];
  const swDest = join(client, "sw.js");
  const { count, size, warnings } = await generateSW({
    globDirectory: client,
    globPatterns: [
      "assets/**/*",
      "stills/*.svg",
      "**/*.html",
      "{icons/*,apple-touch-icon}.png",
      "favicon.{svg,ico}",
      "manifest.webmanifest",
    ],
    globIgnores: ["**/*.{br,gz,map}", "404.html", "pack/**"],
    swDest,
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: false,
    // The first visit's own page must be answered too when the network goes while it is open.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    cacheId: "foray",
    maximumFileSizeToCacheInBytes: LARGEST_BYTES,
    dontCacheBustURLsMatching: /^\/?assets\//,
    directoryIndex: null,
    ignoreURLParametersMatching: [/./],
    manifestTransforms: [
      (found) => {
        const manifest = found
          .filter(({ url }) => kept.has(`/${url}`))
          .map((entry) => ({
            ...entry,
            url: base + (pageAddress(`/${entry.url}`) ?? `/${entry.url}`).slice(1),
          }));
        entries = manifest;
        return { manifest };
      },
    ],
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
        handler: ({ request }) => self.answerPage(request),
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes("/assets/"),
        handler: ({ request }) => self.answerAsset(request),
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes("/pack/"),
        handler: "CacheFirst",
        options: {
          cacheName: "foray-pack",
          expiration: { maxEntries: PACK_PICTURES, purgeOnQuotaError: true },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`the service worker is not whole: ${warnings.join("; ")}`);
  const assets = `${base}assets/`;
  const shell = entries.find(({ url }) => url === base + SHELL.slice(1));
  if (shell === undefined) throw new Error("the service worker does not keep the shell");
  const own = entries.filter(({ url }) => url.startsWith(assets)).map(({ url }) => url.slice(assets.length));
  const part = await readFile(fileURLToPath(new URL("worker-part.js", import.meta.url)), "utf8");
  const facts = { SHELL: cacheKey(shell), ASSETS: assets, OWN: own };
  const head = Object.entries(facts).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  // One scope of its own: the names must not meet those that Workbox has made short.
  await writeFile(swDest, `{${head.join("")}\n${part}}\n${await readFile(swDest, "utf8")}`);
  return { count, size };
}
