import { readdirSync, rmSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { runChild } from "./child.mjs";
import { client, root, site } from "./places.mjs";
import { showProgress } from "./progress.mjs";
import { commandTrouble } from "./say.mjs";
import { buildIsCurrent, forgetBuild, rememberBuild, sourcesHash } from "./sources.mjs";

const place = (...path) => join(site, "build", ...path);
const charts = { name: "Drawing charts", file: place("charts", "main.ts") };
const pages = { name: "Building pages", file: place("prerender", "main.ts") };
const previews = { name: "Drawing link previews", file: place("publish", "previews", "main.ts") };
const finish = { name: "Writing data and feeds", file: place("publish", "main.ts") };

function countPages(onProgress) {
  const byLanguage = new Map();
  return ({ language, done, total }) => {
    byLanguage.set(language, { done, total });
    const sum = (key) => [...byLanguage.values()].reduce((all, each) => all + each[key], 0);
    onProgress({ what: pages.name, done: sum("done"), total: sum("total"), unit: "pages" });
  };
}

async function runStep({ name, file }, env, onProgress) {
  onProgress({ what: name });
  // Vite only exposes variables that start with VITE_ to pages.
  const { SITE_ORIGIN = "https://forayalmanac.example", SITE_BASE = "" } = process.env;
  const origin = SITE_ORIGIN + `/${SITE_BASE}`.replace(/^\/+/, "/").replace(/\/+$/, "");
  const { code, output } = await runChild(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITE_SITE_ORIGIN: origin, ...env },
    quiet: true,
    onProgress: countPages(onProgress),
  });
  if (code !== 0) throw commandTrouble(output, `The build failed in the step "${name}".`);
  return output;
}

const ignore = () => undefined;

function begin() {
  forgetBuild();
  rmSync(join(site, "dist"), { recursive: true, force: true });
}

/** `compressed` adds Brotli and gzip copies of text files. */
export async function build({ onProgress = ignore, compressed = false } = {}) {
  const hash = sourcesHash();
  begin();
  const env = { SITE_FOR: "publishing", SITE_COMPRESSED: compressed ? "yes" : "no" };
  for (const step of [charts, pages, previews, finish]) await runStep(step, env, onProgress);
  rememberBuild(hash, "publishing");
}

/** Leaves out link previews, of which the tests draw some themselves. */
export async function buildToCheck(onProgress = ignore) {
  const hash = sourcesHash();
  begin();
  const env = { SITE_FOR: "publishing", SITE_COMPRESSED: "no" };
  for (const step of [charts, pages, finish]) await runStep(step, env, onProgress);
  rememberBuild(hash, "start");
}

export async function buildIfChanged() {
  if (buildIsCurrent(sourcesHash(), "publishing")) return;
  const progress = showProgress("Building the site");
  try {
    await build({ onProgress: progress.at });
    progress.end("Built");
  } catch (error) {
    progress.end();
    throw error;
  }
}

/**
 * Builds what is needed to view the site on this machine, starting with one language. Skips link previews and
 * feeds, which are made on request.
 * @returns a function that builds the rest, or `null` if the site is up to date
 */
export async function buildToStart(onProgress = ignore) {
  const hash = sourcesHash();
  if (buildIsCurrent(hash, "start")) return null;
  const { defaultLanguage, languages } = await import("../../site/app/i18n/language.ts");
  const chosen = process.env.SITE_LANGUAGES?.split(",") ?? languages;
  const first = chosen.includes(defaultLanguage) ? defaultLanguage : chosen[0];
  const later = chosen.filter((language) => language !== first);
  const env = { SITE_FOR: "start" };
  begin();
  await runStep(charts, env, onProgress);
  await runStep(pages, { ...env, SITE_LANGUAGES: first }, onProgress);
  await runStep(finish, { ...env, SITE_WORKER: "later" }, onProgress);
  return async (tell) => {
    if (later.length > 0) await runStep(pages, { ...env, SITE_LANGUAGES: later.join() }, tell);
    await runStep(finish, env, tell);
    rememberBuild(hash, "start");
  };
}

/** By extension, largest first. */
export function weighSite() {
  const kinds = new Map();
  let largest = { path: "", size: 0 };
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = statSync(path);
    const kind = extname(entry.name) || entry.name;
    const { count, bytes } = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: count + 1, bytes: bytes + size });
    if (size > largest.size) largest = { path, size };
  }
  return { kinds: [...kinds].toSorted(([, a], [, b]) => b.bytes - a.bytes), largest };
}
