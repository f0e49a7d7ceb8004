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
