import { generateSW } from "workbox-build";
import { pageAddress } from "./sitemap.ts";

/** Answers any page that is not kept, so that every address opens with no network: the router draws it in the browser. */
export const SHELL = "/shell.html";

/** Precached: everything the router may need (all hashed files), the shell, and the pages at the top of the site. */
const LARGEST_BYTES = 4_000_000;

/**
 * Writes sw.js. A new one waits until a page sends `{ type: "SKIP_WAITING" }`, so an open tab keeps the files it was
 * made of. It answers requests to this origin only; all others go to the network untouched.
 */
export async function writeWorker(
  client: string,
  kept: ReadonlySet<string>,
): Promise<{ count: number; size: number }> {
  const { count, size, warnings } = await generateSW({
    globDirectory: client,
    globPatterns: [
      "assets/**/*",
      "**/*.html",
      "{icons/*,apple-touch-icon}.png",
      "favicon.{svg,ico}",
      "manifest.webmanifest",
    ],
    globIgnores: ["**/*.{br,gz,map}", "404.html"],
    swDest: `${client}/sw.js`,
    mode: "production",
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    cacheId: "foray",
    maximumFileSizeToCacheInBytes: LARGEST_BYTES,
    dontCacheBustURLsMatching: /^\/?assets\//,
    directoryIndex: null,
    ignoreURLParametersMatching: [/./],
    manifestTransforms: [
      (entries) => {
        const all = entries.map((entry) => {
          const file = `/${entry.url}`;
          return { file, entry: { ...entry, url: pageAddress(file) ?? file } };
        });
        return { manifest: all.filter(({ file }) => kept.has(file)).map(({ entry }) => entry) };
      },
    ],
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
        handler: "NetworkFirst",
        options: {
          cacheName: "foray-pages",
          networkTimeoutSeconds: 3,
          precacheFallback: { fallbackURL: SHELL },
          expiration: { maxEntries: 60, purgeOnQuotaError: true },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(`the service worker is not whole: ${warnings.join("; ")}`);
  return { count, size };
}
