/** Replaces a service worker that a host needs to withdraw (docs/hosting.md). */
import { CACHE_PREFIX } from "../app/browser/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  void self.skipWaiting();
});

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.clients.claim();
  await self.registration.unregister();
  const tabs = await self.clients.matchAll({ type: "window" });
  await Promise.all(tabs.map((tab) => tab.navigate(tab.url).catch(() => null)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});
