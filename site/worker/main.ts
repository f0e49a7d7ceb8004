/** A new version waits until a page tells it to take over, so that open tabs keep their files. */
import { manifest } from "virtual:worker-manifest";
import { KEEP_LANGUAGE, TAKE_OVER } from "../app/browser/worker-messages.ts";
import { answers } from "./answer.ts";
import { isQuotaExceeded, type Source } from "./fill.ts";
import { installVersion, keepLanguage, removeOutdated, retainPrevious } from "./groups.ts";
import { showPage } from "./notifications.ts";
import { packPictures } from "./pack.ts";

declare const self: ServiceWorkerGlobalScope;

const source: Source = { caches, fetch: (input, init) => fetch(input, init), base: manifest.base };
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const { page, file } = answers(manifest, source, wait);
const pack = packPictures(manifest.base);

async function openTabs(): Promise<readonly string[]> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return tabs.map(({ url }) => url).filter((url) => url.startsWith(self.registration.scope));
}

/** If the disk is full, retries without the asset pack's pictures. */
async function withRoom(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (fault) {
    if (!isQuotaExceeded(fault)) throw fault;
    await pack.clear();
    await task();
  }
}

let last: Promise<void> = Promise.resolve();

/** One task at a time, so that two tabs do not fetch the same files twice. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const done = last.then(task);
  last = done.catch(() => undefined);
  return done;
}

self.addEventListener("install", (event) => {
  event.waitUntil(inTurn(() => withRoom(async () => installVersion(manifest, await openTabs(), source))));
});

self.addEventListener("activate", (event) => {
  const activate = async () => {
    await removeOutdated(manifest, await openTabs(), source);
    // The page of the first visit must also work when it goes offline.
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

async function takeOver(): Promise<void> {
  // A full disk must not block the new version. At worst, other open tabs have to reload.
  await retainPrevious(manifest, source).catch(() => undefined);
  await self.skipWaiting();
}

self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (typeof message !== "object" || message === null || !("type" in message)) return;
  // Once this version is active, the previous one's files are gone.
  if (message.type === TAKE_OVER && self.registration.waiting !== null) event.waitUntil(takeOver());
  if (message.type === KEEP_LANGUAGE && "language" in message && typeof message.language === "string") {
    const { language } = message;
    const keep = async () => keepLanguage(language, manifest, await openTabs(), source);
    // Failed files are requested again by the next page load.
    event.waitUntil(inTurn(() => withRoom(keep)).catch(() => undefined));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(manifest.base)) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else if (pack.has(url.pathname)) {
    event.respondWith(pack.answer(event));
  } else {
    const answer = file(request);
    if (answer) event.respondWith(answer);
  }
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const data: unknown = notification.data;
  if (typeof data === "object" && data !== null && "path" in data) event.waitUntil(showPage(data.path, self));
});
