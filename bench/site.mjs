// Gzipped bytes per page and kind on a first visit, network traffic of repeat visits, size of the offline
// cache, and duration of a full build. `npm run bench -- site --no-build` skips the build.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pageFiles, weigher, zipped } from "../site/build/checks/sizes/measure.ts";
import { readKeptFiles } from "../site/build/publish/worker/kept-files.ts";
import { serveSite } from "../site/server/serve.ts";
import { launchChromium } from "../site/testing/browser.ts";
import { knownAddresses, topAddresses } from "../tools/lib/addresses.mjs";
import { build } from "../tools/lib/build.mjs";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";
import { budget } from "./lib/budget.ts";

const kB = (bytes) => (bytes / 1000).toFixed(1);

if (!process.argv.includes("--no-build")) {
  const began = performance.now();
  await build();
  const seconds = (performance.now() - began) / 1000;
  budget(`Whole build: ${seconds.toFixed(1)} s for ${knownAddresses().length} pages, of 90 s`, seconds < 90);
  console.log();
}

const htmlOf = (address) => readFileSync(join(client, address, "index.html"), "utf8");
const weigh = weigher(client);
const rows = [["kB after gzip", "html", "js", "css", "fonts", "first load"]];
for (const address of topAddresses()) {
  const html = htmlOf(address);
  const files = pageFiles(html);
  const parts = [zipped(html), weigh(files.scripts), weigh(files.styles), weigh(files.fonts)];
  rows.push([address, ...[...parts, parts.reduce((sum, bytes) => sum + bytes)].map(kB)]);
}
printTable(rows);

/** In bytes, including headers. */
async function traffic(page, visit) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let sum = 0;
  let requests = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    sum += encodedDataLength;
    requests += 1;
  });
  await visit();
  await session.detach();
  return { sum, requests };
}

const server = await serveSite({ root: client, port: 0 });
const browser = await launchChromium("whole");
try {
  const open = async (serviceWorkers) =>
    (await browser.newContext({ baseURL: server.origin, serviceWorkers })).newPage();
  const load = (page, address) => () => page.goto(address, { waitUntil: "networkidle" });
  const cold = await open("block");
  const first = await traffic(cold, load(cold, "/forecast"));
  const again = await traffic(cold, load(cold, "/forecast"));
  const next = await traffic(cold, load(cold, "/weather-finder"));
  console.log("\nOver the network (brotli), /forecast:");
  printTable([
    ["visit", "kB", "requests"],
    ["first", kB(first.sum), String(first.requests)],
    ["again, no service worker", kB(again.sum), String(again.requests)],
    ["then another tool", kB(next.sum), String(next.requests)],
  ]);
  const { common, byLanguage } = await readKeptFiles(client);
  const kept = [...common, ...byLanguage.en];
  let packed = 0;
  let plain = 0;
  for (const path of kept) {
    const file = join(client, path);
    plain += statSync(file).size;
    packed += statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
  }
  console.log(
    `\nKept for use without a network: ${kept.length} files, ${kB(packed)} kB to fetch, ${kB(plain)} kB on the device`,
  );
} finally {
  await browser.close();
  await server.close();
}
