// The site's own server bundle renders whole documents in Node: the real routes, resolvers, decoders and pages.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hostileAddresses, MARKS } from "../../site/e2e/support/hostile.ts";
import { knownAddresses } from "../lib/addresses.mjs";
import { runChild } from "../lib/child.mjs";
import { binary, cache, site } from "../lib/places.mjs";
import { Trouble } from "../lib/say.mjs";

/** Builds the bundle alone, with one prerendered page, and loads it. */
async function serverBundle() {
  const folder = join(cache, "fuzz");
  rmSync(folder, { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: "production", SITE_BUILD: folder, SITE_PAGES: "/" };
  const { code, output } = await runChild(
    process.execPath,
    [binary("@react-router/dev", "bin.cjs"), "build"],
    {
      cwd: site,
      env,
      quiet: true,
    },
  );
  if (code !== 0) throw new Trouble(`${output.trim()}\n\nThe server bundle could not be built.`);
  return import(pathToFileURL(join(folder, "server", "index.js")).href);
}

/** What is wrong with a rendered document; nothing for a sound one. */
function judge(html) {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const faults = [];
  if (html.includes(`<${MARKS.element}`)) faults.push("an element was injected");
  if (html.includes(`${MARKS.attribute}="`)) faults.push("an attribute was injected");
  if (/\b(?:href|src|action)="\s*(?:javascript|data:text)/i.test(html)) faults.push("a link runs a script");
  if (/\b(?:href|src)="(?:\/\/|\/\\)/.test(html)) faults.push("a link leads to another host");
  if (body.includes("Unexpected Application Error!")) faults.push("the error screen");
  return { faults, text: body.replace(/<[^>]*>/g, "").trim(), headings: html.split("<h1").length - 1 };
}

/** Renders `count` hostile addresses. */
export async function fuzzPages({ seed, count }) {
  process.env.NODE_ENV = "production";
  const build = await serverBundle();
  const { createRequestHandler } = await import("react-router");
  const handle = createRequestHandler({ ...build, ssr: true, isSpaMode: false }, "production");
  const faults = [];
  // React Router reports a page's error through the console before it answers.
  const said = [];
  const { error: loud, warn } = console;
  // It also warns of every address that cannot be decoded: that is what is tried here.
  console.warn = () => undefined;
  console.error = (...words) => said.push(words.map(String).join(" ").split("\n")[0]);
  try {
    for (const address of hostileAddresses({ seed, count, addresses: knownAddresses() })) {
      said.length = 0;
      const report = (what) => faults.push(`${address.slice(0, 200)}: ${what}`);
      try {
        const request = new Request(new URL(address, "http://localhost"));
        const answer = await handle(request);
        if (answer.status >= 500) {
          report(`status ${answer.status} ${said[0] ?? ""}`);
          continue;
        }
        if (answer.status >= 300 && answer.status < 400) {
          const to = new URL(answer.headers.get("Location"), "http://localhost");
          if (to.origin !== "http://localhost") report(`sent on to ${to.origin}`);
          continue;
        }
        const { faults: found, text, headings } = judge(await answer.text());
        for (const fault of found) report(fault);
        if (text === "") report("a blank page");
        if (headings !== 1) report(`${headings} first headings`);
      } catch (error) {
        report(`threw ${String(error).split("\n")[0]} ${said[0] ?? ""}`);
      }
    }
  } finally {
    console.error = loud;
    console.warn = warn;
  }
  return { tried: count, faults };
}
