import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { moduleOf, routes } from "../pages/declared.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));

/** From this share of the pages on, what they need comes with what surrounds every page. */
const MANY = 1 / 4;
/** From so many pages on, a small module comes with others of its kind, if many parts use it too. */
const FEW = 3;

/**
 * How the code is cut into files. Left alone, the bundler writes every module that two pages share as a file of its own: a page
 * asked for sixty scripts and fourteen style sheets, and on a slow line each request waits for its turn. Now there is one file
 * of the libraries, the entry with what surrounds every page, one of the small parts that several share, and a few of parts and styles
 * that belong together.
 */
export function chunks(): Plugin {
  const frame = new Set<string>();
  /** How many pages' modules need each module from the start. */
  const uses = new Map<string, number>();
  return {
    name: "foray-chunks",
    apply: "build",
    config(_config, { isSsrBuild }) {
      if (isSsrBuild === true) return undefined;
      const libraries = (id: string) => frame.has(id) && id.includes("/node_modules/");
      // Also the addresses of sprites, a line each, and the styles of small components.
      const shell = (id: string) =>
        isEntry(id) || frame.has(id) || /virtual:glyphs\/|\/app\/ui\/(?:doubt\/)?[^/]+\.css/.test(id);
      // What several pages use, a few hundred bytes each.
      const small = /\/app\/(?:ui|browser|i18n)\/[^/]+\.tsx?$|virtual:asset-pack|\/lost-actions\/roles\./;
      const common = (id: string) => small.test(id) && (uses.get(id) ?? 0) >= FEW;
      // The hours a player has, and what words and counts the time up to a window.
      const times =
        /\/browser\/play-times\/play-times|\/patterns\/play-range|\/app\/ui\/(?:spawn-windows\/messages|Countdown\.)/;
      // What chooses them, and counts what lies in them.
      const play =
        /\/browser\/play-times\/play-filter|\/patterns\/(?:play-times|local-calendar)|\/app\/ui\/play-times\/(?!PlayTimesDialog)/;
      // What computes the sky and names it; what the filters of forecasts are; what computes, words and draws their windows.
      const sky =
        /\/eorzea\/src\/(?:sky|roll|weathers\/tables|zones\/rates|(?:weathers|zones)\/names)\b|\/i18n\/sky-names/;
      // For an address that names nothing.
      const nearest = /\/edit-distance|\/ui\/closest\./;
      const filters =
        /\/fieldops\/(?:src|generated)\/forecast-filters\/(?!details|doubt)|\/app\/ui\/(?:filter-titles\/|spawn-windows\/forecast-path)/;
      const spawns = anyOf(
        /\/eorzea\/src\/(?:find-windows|window-plan)/,
        /\/fieldops\/src\/forecast\/(?!details|doubt)[^/]+$/,
        /\/app\/ui\/(?:spawn-windows\/(?!NextTime)|SkyDial)/,
      );
      const doubt = /\/app\/ui\/doubt\/(?:Doubt\.|messages)|\/fieldops\/src\/doubt\/sky/;
      // The reference of actions, which three pages are; what undoes, drags and keeps in the editors.
      const grid = /\/app\/ui\/(?:action-grid\/|RecordMark)/;
      const reference = (id: string) => grid.test(id) && (uses.get(id) ?? 0) >= FEW;
      const editing =
        /\/app\/ui\/(?:history|use-edge-scroll|use-undo-keys|share\/own-name)\.|\/share-codes\/(?:base64|ignored)/;
      // The parts that a few pages share, by what they are for.
      const parts = (folders: string) => new RegExp(`/app/(?:${folders})/[^/]+\\.css`);
      // The pages of the atlas are one tool in parts: their styles come in one file.
      const atlas = (id: string) =>
        (id.startsWith(`${app}/pages/map/`) && id.includes(".css")) || id.endsWith("chart.css?atlas");
      const groups = [
        { name: "libraries", test: libraries, priority: 30 },
        { name: "nearest", test: nearest, priority: 25 },
        { name: "shell", test: shell, priority: 20 },
        {
          name: "record-styles",
          test: parts("ui/(?:action-grid|effects|record-table|sources)|pages/phantom-jobs"),
          priority: 15,
        },
        { name: "plan-styles", test: parts("ui/(?:alarms|play-times|timers)"), priority: 15 },
        { name: "holster-styles", test: parts("ui/(?:holster|prices)"), priority: 15 },
        { name: "atlas-styles", test: atlas, priority: 15 },
        { name: "reference", test: reference, priority: 14 },
        { name: "editing", test: editing, priority: 14, minShareCount: 2 },
        { name: "doubt", test: doubt, priority: 14, minShareCount: 2 },
        { name: "play", test: play, priority: 14, minShareCount: 2 },
        { name: "times", test: times, priority: 13, minShareCount: 2 },
        { name: "sky", test: sky, priority: 12, minShareCount: 2 },
        { name: "filters", test: filters, priority: 12, minShareCount: 2 },
        { name: "spawns", test: spawns, priority: 11, minShareCount: 2 },
        { name: "common", test: common, priority: 10, minShareCount: 4, maxModuleSize: 1600 },
      ];
      return {
        build: {
          modulePreload: { resolveDependencies: withoutFrame },
          rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
        },
      };
    },
    // Every page loads all that the entry imports, directly or not. What many pages need goes into the same file, to save them a request.
    buildEnd() {
      if (this.environment.name !== "client") return;
      const imported = (from: readonly string[]) => {
        const found = new Set<string>();
        const queue = [...from];
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      const entries = [...this.getModuleIds()].filter(isEntry);
      if (entries.length === 0) this.error("the entry was not found: see tools/chunks");
      for (const id of imported(entries)) frame.add(id);
      const files = new Set(routes.map(({ file }) => moduleOf(file)));
      const pages = [...this.getModuleIds()].filter((id) => files.has(id));
      if (pages.length !== files.size) this.error("a page's module was not found: see tools/chunks");
      for (const page of pages) for (const id of imported([page])) uses.set(id, (uses.get(id) ?? 0) + 1);
      for (const [id, count] of uses) if (count >= pages.length * MANY) frame.add(id);
    },
  };
}

const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"));

/** The files that Vite fetches along with a late part, without those that every page has loaded by then. */
function withoutFrame(
  _file: string,
  files: string[],
  { hostType }: Readonly<{ hostType: "html" | "js" }>,
): string[] {
  const here = /\/(?:libraries|entry\.client|rolldown-runtime)-[^/]+\.js$/;
  return hostType === "html" ? files : files.filter((file) => !here.test(file));
}

function isEntry(id: string): boolean {
  return id.startsWith(`${app}/entry.client.tsx`);
}
