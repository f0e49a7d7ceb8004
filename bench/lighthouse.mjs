// Lighthouse for the entry page of every tool, median of three runs: a simulated phone ("mobile"), a phone
// with real network and CPU throttling ("slowed"), and desktop. Reduce it with `npm run bench -- lighthouse
// --runs 1 --only /forecast --form slowed`; `--language ja` measures another language.
import { createServer } from "node:net";
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";
import { chromium } from "playwright-core";
import { defaultLanguage, isLanguage, joinLanguage, splitLanguage } from "../site/app/i18n/language.ts";
import { serveSite } from "../site/server/serve.ts";
import { chromiumOptions } from "../site/testing/browser.ts";
import { topAddresses } from "../tools/lib/addresses.mjs";
import { client } from "../tools/lib/places.mjs";
import { printTable } from "./eorzea/table.ts";
import { noneOver } from "./lib/budget.ts";
import { answerMarket } from "./lib/market-answer.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    form: { type: "string" },
    language: { type: "string" },
  },
});
const runs = Math.max(1, Number(values.runs) || 3);
const categories = ["performance", "accessibility", "best-practices", "seo"];

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Lighthouse's Slow 4G and 4x CPU slowdown, applied in the browser. */
const throttledReally = {
  throttlingMethod: "devtools",
  throttling: {
    requestLatencyMs: 562.5,
    downloadThroughputKbps: 1474.56,
    uploadThroughputKbps: 675,
    cpuSlowdownMultiplier: 4,
  },
};

const TBT_MS = 50;
/** In simulation, the largest paint waits for every script of the page; with real throttling it does not. */
const limits = {
  mobile: { score: 94, paintMs: 3000 },
  slowed: { score: 98, paintMs: 1500 },
  desktop: { score: 100, paintMs: 1500 },
};
const over = [];
const faults = new Map();

/** Attempts per page: runs with an incomplete trace are repeated. */
const TRIES = 3;

async function measure(url, form, port) {
  const throttled = form === "slowed" ? throttledReally : {};
  const flags = { port, output: "json", logLevel: "error", onlyCategories: categories, ...throttled };
  let lhr;
  const isWhole = () => !lhr.runtimeError && lhr.audits["total-blocking-time"].numericValue !== undefined;
  for (let left = TRIES; left > 0 && (lhr === undefined || !isWhole()); left -= 1)
    lhr = (await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined)).lhr;
  if (!isWhole()) throw new Error(`${url}: ${lhr.runtimeError?.message ?? "no whole trace"}`);
  for (const category of categories.slice(1)) {
    for (const { id, weight } of lhr.categories[category].auditRefs) {
      const { score, title } = lhr.audits[id];
      if (weight === 0 || score === null || score === 1) continue;
      const known = faults.get(`${category} ${id}: ${title}`) ?? new Set();
      faults.set(`${category} ${id}: ${title}`, known.add(new URL(url).pathname));
    }
  }
  const value = (id) => lhr.audits[id].numericValue;
  return {
    scores: categories.map((category) => Math.round(lhr.categories[category].score * 100)),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    lcp: value("largest-contentful-paint"),
    fcp: value("first-contentful-paint"),
  };
}

const askMarket = new Set(["/eureka/loadout", "/boxes"]);

/**
 * Measures one visit in a new browser: the service worker of an earlier visit would still be filling its
 * cache. Prefers the headless shell, which has the same engine without the rest of the browser.
 */
async function visit(url, form, port) {
  const options = await chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  version = browser.version();
  try {
    if (askMarket.has(splitLanguage(new URL(url).pathname).path)) await answerMarket(port);
    return await measure(url, form, port);
  } finally {
    await browser.close();
  }
}

async function row(name, url, form, port) {
  const all = [];
  for (let index = 0; index < runs; index += 1) all.push(await visit(url, form, port));
  const middle = (read) => median(all.map(read));
  const scores = categories.map((_, index) => middle((run) => run.scores[index]));
  const [cls, tbt, fcp, lcp] = ["cls", "tbt", "fcp", "lcp"].map((figure) => middle((run) => run[figure]));
  const [performance = 0, ...others] = scores;
  const { score: least, paintMs } = limits[form];
  if (
    performance < least ||
    others.some((score) => score < 100) ||
    cls >= 0.0005 ||
    tbt >= TBT_MS ||
    lcp >= paintMs
  ) {
    over.push(`${name} (${form})`);
  }
  return [
    name,
    form,
    ...scores.map(String),
    cls.toFixed(3),
    ...[tbt, fcp, lcp].map((ms) => `${Math.round(ms)} ms`),
  ];
}

const server = await serveSite({ root: client, port: 0 });
const port = await freePort();
let version = "";
try {
  const { only, language = defaultLanguage } = values;
  if (!isLanguage(language)) throw new Error(`There is no language "${language}".`);
  const addresses = only?.split(",").map((path) => joinLanguage(language, path)) ?? topAddresses(language);
  const forms = values.form === undefined ? ["mobile", "slowed", "desktop"] : values.form.split(",");
  const rows = [["page", "form", "perf", "a11y", "best", "seo", "CLS", "TBT", "FCP", "LCP"]];
  for (const address of addresses) {
    for (const form of forms) {
      const made = await row(address, server.origin + address, form, port);
      process.stderr.write(`${made.join("  ")}\n`);
      rows.push(made);
    }
  }
  console.log(`Median of ${runs}, Chromium ${version}, loopback`);
  printTable(rows);
  console.log();
  noneOver(`scores, shifts, blocking under ${TBT_MS} ms and largest paints within their limits`, over);
  if (faults.size > 0) console.log("\nUnder 100 for:");
  for (const [fault, where] of faults) console.log(`  ${fault} (${[...where].slice(0, 6).join(", ")})`);
} finally {
  await server.close();
}
