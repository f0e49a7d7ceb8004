import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defaultLanguage, type Language, splitLanguage } from "../../app/i18n/language.ts";

/** The folder of the built site. */
export const client = fileURLToPath(new URL("../../build/client", import.meta.url));

/** Every prerendered address of a language, as the sitemap lists them. */
export function siteAddresses(language: Language = defaultLanguage): readonly string[] {
  const text = readFileSync(`${client}/sitemap.xml`, "utf8");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => new URL(match[1] ?? "").pathname)
    .filter((path) => splitLanguage(path).language === language);
}

/** One address of each kind of page: the first two parts of a path make its kind, and the deepest of a kind stands for it. */
export function pageKinds(): readonly string[] {
  const kinds = new Map<string, string>();
  for (const address of siteAddresses()) {
    const parts = address.split("/");
    const kind = `${parts.slice(0, parts.length > 3 ? 3 : 2).join("/")} ${parts.length}`;
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}
