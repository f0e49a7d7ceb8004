import type { Plugin } from "vite";
import type { Language } from "../../../app/i18n/language.ts";
import { entrances, moduleOf, routes } from "./declared.ts";

const PAGES = "virtual:pages";
const MODULES = "virtual:page-modules";
const LINES = "virtual:page-lines";

export function pages(language: Language): Plugin {
  return {
    name: "foray-pages",
    resolveId: (id) => ([PAGES, LINES, MODULES].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULES}`) {
        const loads = routes.map(
          ({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(moduleOf(file))})`,
        );
        return `export default { ${loads.join(",\n")} };`;
      }
      if (id === `\0${LINES}`) {
        const lines = entrances.flatMap(({ to, line }) => (line === undefined ? [] : [[to, line[language]]]));
        return `export default ${JSON.stringify(Object.fromEntries(lines))};`;
      }
      if (id !== `\0${PAGES}`) return undefined;
      const named = entrances.map(({ to, names, sidebar }) => ({
        to,
        name: names[language],
        ...(sidebar && {
          group: sidebar.group,
          glyph: sidebar.glyph,
          behind: sidebar.behind,
          door: sidebar.door,
          isDoor: sidebar.isDoor,
        }),
      }));
      return `export const entrances = ${JSON.stringify(named)};`;
    },
  };
}
