import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { CACHE_PREFIX } from "../app/browser/worker-messages.ts";
import { hasRightType } from "./check.ts";

/** The least recently used are dropped. */
const MAX_PICTURES = 400;

export function packPictures(base: string) {
  const expiration = new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true });
  const strategy = new CacheFirst({
    cacheName: `${CACHE_PREFIX}pack`,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && hasRightType(new URL(request.url).pathname, response) ? response : null,
      },
      expiration,
    ],
  });
  return {
    has: (path: string) => path.startsWith(`${base}pack/`),
    answer: (event: FetchEvent) => strategy.handle({ event, request: event.request }),
    clear: () => expiration.deleteCacheAndMetadata(),
  };
}
