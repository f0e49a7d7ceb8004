import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const app = fileURLToPath(new URL("../../app", import.meta.url));

/**
 * How the code is cut into files. Left alone, the bundler writes every module that two pages share as a file of its own: a page
 * asked for sixty scripts and fourteen style sheets, and on a slow line each request waits for its turn. Now there is one file
 * of the libraries, one of what surrounds every page, one of the small parts that many pages use, and a few of styles that belong together.
 */
export function chunks(): Plugin {
  const frame = new Set<string>();
  return {
    name: "foray-chunks",
    apply: "build",
    config(_config, { isSsrBuild }) {
      if (isSsrBuild === true) return undefined;
      const libraries = (id: string) => frame.has(id) && id.includes("/node_modules/");
      const shell = (id: string) =>
        !isEntry(id) && (frame.has(id) || /\/app\/ui\/(?:doubt\/)?[^/]+\.css/.test(id));
      // Buttons, notes, plates, addresses of sprites: a few hundred bytes each, wanted by many pages.
      const common = (id: string) =>
        /\/app\/(?:ui|browser|i18n)\/[^/]+\.tsx?$|virtual:glyphs\/|\/eorzea\/src\/edit-distance/.test(id);
      // What computes the sky and names it, and what computes and words the windows of the filters.
      const sky = /\/eorzea\/src\/(?:sky|roll|weathers\/tables|zones\/rates)\b/;
      // With what fills a table up: tables run it as they load, so it may not wait for a file that waits for them.
      const names = /\/i18n\/(?:game-names|name-fallback)|\/eorzea\/src\/(?:zones|weathers)\/names/;
      const spawns =
        /\/eorzea\/src\/(?:find-windows|window-plan)|\/fieldops\/src\/forecast(?:-filters)?\/(?!details|doubt)[^/]+$|forecast-filters\/names|\/app\/ui\/spawn-windows\/(?!messages|NextTime)/;
      // The parts that a few pages share, by what they are for.
      const parts = (folders: string) => new RegExp(`/app/(?:${folders})/[^/]+\\.css`);
      // The pages of the atlas are one tool in parts: their styles come in one file.
      const atlas = (id: string) =>
        (id.startsWith(`${app}/pages/map/`) && id.includes(".css")) || id.endsWith("chart.css?atlas");
      const groups = [
        { name: "libraries", test: libraries, priority: 30 },
        { name: "shell", test: shell, priority: 20 },
        {
          name: "record-styles",
          test: parts("ui/(?:action-grid|effects|record-table|sources)|pages/phantom-jobs"),
          priority: 15,
        },
        { name: "plan-styles", test: parts("ui/(?:alarms|play-times|timers)"), priority: 15 },
        { name: "holster-styles", test: parts("ui/(?:holster|prices)"), priority: 15 },
        { name: "atlas-styles", test: atlas, priority: 15 },
        { name: "names", test: names, priority: 13, minShareCount: 2 },
        { name: "sky", test: sky, priority: 12, minShareCount: 2 },
        { name: "spawns", test: spawns, priority: 11, minShareCount: 2 },
        { name: "common", test: common, priority: 10, minShareCount: 8, maxModuleSize: 1600 },
      ];
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
        },
      };
    },
    // Every page loads what the entry imports, and what those import in turn.
    buildEnd() {
      if (this.environment.name !== "client") return;
      const queue = [...this.getModuleIds()].filter(isEntry);
      if (queue.length === 0) this.error("the entry was not found: see tools/chunks");
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        if (frame.has(id)) continue;
        frame.add(id);
        queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

function isEntry(id: string): boolean {
  return id.startsWith(`${app}/entry.client.tsx`);
}
