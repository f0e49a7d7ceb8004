import type { Plugin } from "vite";
import type { Language } from "../../app/i18n/language.ts";
import { entrances, moduleOf, routes } from "./declared.ts";

const PAGES = "virtual:pages";
const MODULES = "virtual:page-modules";

/**
 * What the pages declare, for the app: `virtual:pages` has the patterns of the routes, and the entrances named in one language;
 * `virtual:page-modules` loads the module of each route.
 */
export function pages(language: Language): Plugin {
  return {
    name: "foray-pages",
    resolveId: (id) => (id === PAGES || id === MODULES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULES}`) {
        const loads = routes.map(
          ({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(moduleOf(file))})`,
        );
        return `export default { ${loads.join(",\n")} };`;
      }
      if (id !== `\0${PAGES}`) return undefined;
      const named = entrances.map(({ to, names, sidebar }) => ({
        to,
        name: names[language],
        ...(sidebar && { group: sidebar.group, glyph: sidebar.glyph }),
      }));
      return `export const paths = ${JSON.stringify(routes.map(({ path }) => path))};\nexport const entrances = ${JSON.stringify(named)};`;
    },
  };
}
