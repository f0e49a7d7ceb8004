import type { Plugin } from "vite";
import type { Language } from "../../app/i18n/language.ts";
import { entrances, moduleOf, routes } from "./declared.ts";

const NAME = "virtual:pages";

/** What the pages declare, for the app: `virtual:pages` has the routes with their modules, and the entrances named in one language. */
export function pages(language: Language): Plugin {
  return {
    name: "foray-pages",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const entries = routes.map(
        ({ path, file }) =>
          `{ path: ${JSON.stringify(path)}, file: ${JSON.stringify(file)}, load: () => import(${JSON.stringify(moduleOf(file))}) }`,
      );
      const named = entrances.map(({ to, names, sidebar }) => ({
        to,
        name: names[language],
        ...(sidebar && { group: sidebar.group, glyph: sidebar.glyph }),
      }));
      return `export const routes = [${entries.join(",\n")}];\nexport const entrances = ${JSON.stringify(named)};`;
    },
  };
}
