import { locales } from "@foray/eorzea/locale";
import type { Plugin } from "vite";
import { type Found, linesIn, namesIn, storedOf } from "../../../app/features/search/finds/entries.ts";
import type { SitePaths } from "../../../app/features/search/path-of.ts";
import type { Language } from "../../../app/i18n/language.ts";
import { oldAddresses } from "../../hosting/old-addresses.ts";
import { knownPaths } from "../pages/declared.ts";
import { siteFinds } from "./finds.ts";

/** Provides `virtual:search/entries`, `…/lines`, `…/paths` and `…/names/<locale>`. */
export function searchData(built: Language): Plugin {
  const prefix = "virtual:search/";
  let found: Promise<Found[]> | undefined;
  return {
    name: "foray-search",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      found ??= siteFinds();
      const name = id.slice(prefix.length + 1);
      if (name === "entries") return dataModule((await found).map(storedOf));
      if (name === "paths") return dataModule(sitePaths());
      if (name === "lines") return dataModule(linesIn(await found, built));
      const locale = locales.find((each) => name === `names/${each}`);
      if (locale === undefined) throw new Error(`no search data named ${name}`);
      return dataModule(namesIn(await found, locale));
    },
  };
}

function sitePaths(): SitePaths {
  return { paths: knownPaths, others: oldAddresses().map(({ from, to }) => [from, to] as const) };
}

/** Engines parse JSON strings faster than object literals. */
function dataModule(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}
