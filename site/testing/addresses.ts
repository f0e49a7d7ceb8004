import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "react-router";
import { defaultLanguage, type Language, splitLanguage } from "../app/i18n/language.ts";
import { routes } from "../build/plugins/pages/declared.ts";

export const client = fileURLToPath(new URL("../dist/client", import.meta.url));

/** Prerendered addresses, from the sitemap. */
export function siteAddresses(language: Language = defaultLanguage): readonly string[] {
  const text = readFileSync(`${client}/sitemap.xml`, "utf8");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => new URL(match[1] ?? "").pathname)
    .filter((path) => splitLanguage(path).language === language);
}

const patterns = routes.map(({ path }) =>
  path === "" ? { id: path, index: true as const } : { id: path, path },
);

/** One address per route, language and path depth. */
export function kindsOf(addresses: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const { language, path } = splitLanguage(address);
    const route = matchRoutes(patterns, path)?.at(-1)?.route.id;
    const kind = `${language} ${route} ${path.split("/").length}`;
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

export const pageKinds = () => kindsOf(siteAddresses());
