import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLanguage, joinLanguage, splitLanguage } from "../../site/app/i18n/language.ts";
import { client } from "./places.mjs";

export function knownAddresses() {
  const text = readFileSync(join(client, "sitemap.xml"), "utf8");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]).pathname);
}

/** Pages of the default language are at the root. */
export function englishAddresses() {
  return knownAddresses().filter((address) => splitLanguage(address).prefix === "");
}

/** Pages without a parent page other than the home page. */
export function topAddresses(language = defaultLanguage) {
  const all = new Set(englishAddresses());
  const top = [...all].filter((address) => {
    const parts = address.split("/").slice(1);
    return !parts.slice(0, -1).some((_, index) => all.has(`/${parts.slice(0, index + 1).join("/")}`));
  });
  return top.map((address) => joinLanguage(language, address));
}
