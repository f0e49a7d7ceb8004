/* Put before what Workbox writes into sw.js; SHELL, ASSETS and OWN stand in front of it. */

/** Files of the version before this one that an open tab may still ask for. */
const BEFORE = "foray-before";
const PRECACHE = `foray-precache-v2-${self.registration.scope}`;

/** A page that takes longer than this is drawn from the kept files, in ms. */
const PATIENCE = 3000;

let takingOver = false;

/** Keeps the assets of the version in force that this one no longer has, in place of those kept before. */
async function keepBefore() {
  await caches.delete(BEFORE);
  const [precache, before] = await Promise.all([caches.open(PRECACHE), caches.open(BEFORE)]);
  const own = new Set(OWN);
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(ASSETS) || own.has(pathname.slice(ASSETS.length))) continue;
    const response = await precache.match(request);
    if (response !== undefined) await before.put(request, response);
  }
}

self.addEventListener("message", (event) => {
  if (event.data?.type !== "TAKE_OVER") return;
  takingOver = true;
  // Keeping old files must not stop the new version: a full disk only costs other open tabs a reload.
  event.waitUntil(
    keepBefore()
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  // Nobody asked for it to take over: no tab is open, so no tab needs the files of before.
  if (!takingOver) event.waitUntil(caches.delete(BEFORE));
});

/** A page that is not among the kept files: from the network, else drawn by the router from the shell. */
self.answerPage = async (request) => {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer !== undefined && answer.status < 500) return answer;
  } catch {
    // No network.
  }
  return (await caches.match(SHELL)) ?? fetch(request);
};

/** An asset of another version: from any version that is kept, else from the network. */
self.answerAsset = async (request) =>
  (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);

/** What a tab is told to open, and what the page listens for (see app/browser/alarms/notifications.ts). */
const OPEN_PAGE = "OPEN_PAGE";
/** A tab that does not answer in this time loads the page anew, in ms. */
const ANSWER_TIME = 1000;

/** The address of a page of this site; null for anything that leads elsewhere. */
function pageAddress(path) {
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) return null;
  const { scope } = self.registration;
  const { href } = new URL(`.${path}`, scope);
  return href.startsWith(scope) ? href : null;
}

/** Whether the tab goes to `path` by itself, which keeps all that it has loaded. */
function goesThere(tab, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_TIME);
    tab.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}

/** Shows the page in a tab of the site that is open: the one that has it, the one in sight, any; else in a new one. */
async function showPage(path, address) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab =
    tabs.find(({ url }) => url === address) ??
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === "visible") ??
    tabs[0];
  if (tab === undefined) return self.clients.openWindow(address);
  // A browser may refuse the focus; the tab still shows what was asked for.
  await tab.focus().catch(() => undefined);
  if (tab.url === address || (await goesThere(tab, path))) return tab;
  return tab.navigate(address);
}

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const path = notification.data?.path;
  const address = pageAddress(path);
  if (address !== null) event.waitUntil(showPage(path, address));
});
