import { locales } from "@foray/eorzea/locale";
import type { Plugin } from "vite";
import { knownPaths } from "../pages/declared.ts";
import { findables, namesIn } from "./entries.ts";
import type { Findable } from "./findable.ts";

/** The search's data: `virtual:search/entries`, and `virtual:search/names/ja` and so on, each loaded on first use. */
export function searchData(): Plugin {
  const prefix = "virtual:search/";
  let found: Promise<Findable[]> | undefined;
  return {
    name: "foray-search",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      found ??= findables(new Set(knownPaths));
      const name = id.slice(prefix.length + 1);
      if (name === "entries") {
        const entries = (await found).map(({ id, kind, target, zone, keywords }) => [
          id,
          kind,
          target,
          zone ?? 0,
          keywords ?? 0,
        ]);
        return dataModule(entries);
      }
      const locale = locales.find((each) => name === `names/${each}`);
      if (locale === undefined) throw new Error(`no search data named ${name}`);
      return dataModule(namesIn(await found, locale));
    },
  };
}

/** JSON in a string is parsed faster than the same as code. */
function dataModule(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}
