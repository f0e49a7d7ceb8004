// Renders pages in Node with the site's server bundles, in each language.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languages } from "../../site/app/i18n/language.ts";
import { hostileAddresses, MARKS, prototypeAddresses } from "../../site/testing/hostile.ts";
import { englishAddresses } from "../lib/addresses.mjs";
import { site } from "../lib/places.mjs";

function judge({ head, html }) {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const whole = head + html;
  const faults = [];
  if (whole.includes(`<${MARKS.element}`)) faults.push("an element was injected");
  if (whole.includes(`${MARKS.attribute}="`)) faults.push("an attribute was injected");
  if (/\b(?:href|src|action)="\s*(?:javascript|data:text)/i.test(whole)) faults.push("a link runs a script");
  if (/\b(?:href|src)="(?:\/\/|\/\\)/.test(whole)) faults.push("a link leads to another host");
  if (!head.includes("<title")) faults.push("no title");
  if (body.replace(/<[^>]*>/g, "").trim() === "") faults.push("a blank page");
  const headings = html.split("<h1").length - 1;
  if (headings !== 1) faults.push(`${headings} first headings`);
  return faults;
}

/**
 * Renders `count` hostile URLs, cycling through the languages, after URLs that replace each parameter with a
 * name inherited by every object. Only fully rendered pages count as tried.
 */
export async function fuzzPages({ seed, count }) {
  const bundles = await Promise.all(
    languages.map(
      (language) => import(pathToFileURL(join(site, "dist", "server", language, "entry.server.js")).href),
    ),
  );
  const addresses = englishAddresses();
  const all = [...prototypeAddresses(addresses), ...hostileAddresses({ seed, count, addresses })];
  const faults = [];
  let tried = 0;
  const { error: loud, warn } = console;
  // The router warns about every undecodable URL, which is expected here.
  console.warn = () => undefined;
  console.error = () => undefined;
  try {
    for (const [at, address] of all.entries()) {
      const report = (what) => faults.push(`${address.slice(0, 200)}: ${what}`);
      const { pathname } = new URL(address, "http://localhost");
      try {
        for (const fault of judge(await bundles[at % bundles.length].render(pathname))) report(fault);
        tried += 1;
      } catch (error) {
        report(`threw ${String(error).split("\n")[0]}`);
      }
    }
  } finally {
    console.error = loud;
    console.warn = warn;
  }
  if (tried + faults.length < all.length)
    faults.push(`${all.length - tried} of ${all.length} were not rendered`);
  return { tried, faults };
}
