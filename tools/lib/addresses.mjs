import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage, joinLanguage, splitLanguage } from "../../site/app/i18n/language.ts";
import { client } from "./places.mjs";

/** Every prerendered address, as the built sitemap lists them. */
export function knownAddresses() {
  const text = readFileSync(join(client, "sitemap.xml"), "utf8");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]).pathname);
}

/** Those of the default language, which are at the root: every other language has the same below its folder. */
export function englishAddresses() {
  return knownAddresses().filter((address) => splitLanguage(address).prefix === "");
}

/** The ways into each tool in a language: addresses with no other address above them but the home page. */
export function topAddresses(language = defaultLanguage) {
  const all = new Set(englishAddresses());
  const top = [...all].filter((address) => {
    const parts = address.split("/").slice(1);
    return !parts.slice(0, -1).some((_, index) => all.has(`/${parts.slice(0, index + 1).join("/")}`));
  });
  return top.map((address) => joinLanguage(language, address));
}
