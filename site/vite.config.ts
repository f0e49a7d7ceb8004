import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { defaultLanguage, isLanguage } from "./app/i18n/language.ts";
import { charts } from "./build/charts/plugin.ts";
import { art } from "./build/plugins/art/plugin.ts";
import { assetPack } from "./build/plugins/assets/plugin.ts";
import { language } from "./build/plugins/language/plugin.ts";
import { sheetName, startChunk } from "./build/plugins/pages/chunks.ts";
import { pages } from "./build/plugins/pages/plugin.ts";
import { searchData } from "./build/plugins/search/plugin.ts";
import { sprites } from "./build/plugins/sprites/plugin.ts";
import { siteBase } from "./build/publish/base.ts";

// The records as modules, from their sources, before any module imports them. The generator loads the tables at run time, so it must not be
// bundled with this file: it would have two copies of what both import.
const generator = new URL("../packages/fieldops/tools/generate.ts", import.meta.url);
const { generate }: typeof import("../packages/fieldops/tools/generate.ts") = await import(generator.href);
await generate();

/** The site is built once for each language; `SITE_LANGUAGE` names the one to build, or to develop in. */
const wanted = process.env.SITE_LANGUAGE;
const built = isLanguage(wanted) ? wanted : defaultLanguage;

const root = fileURLToPath(new URL(".", import.meta.url));

/** A class of a style module: its own name and four signs that tell the module. */
function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** Style sheets; what every page loads; small modules of many pages. Everything else is left to the bundler. */
const codeSplitting = {
  groups: [
    { name: sheetName, debugName: "styles", test: /\.css(?:\?|$)/, priority: 3 },
    // The map's own start is an entry too, which no other page needs.
    {
      name: startChunk(fileURLToPath(new URL("app/entry.client.tsx", import.meta.url))),
      debugName: "start",
      tags: ["$initial" as const],
      priority: 2,
    },
    // The list of fights, names of items and what prices need would come along with what reads them.
    {
      name: "common",
      test: /\/app\/(?:ui|features(?!\/(?:fights|items|market)\/)|browser|i18n)\/|\/packages\/(?:eorzea|fieldops)\/src\//,
      minShareCount: 14,
      maxModuleSize: 3000,
    },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: siteBase(),
  plugins: [
    language(built),
    pages(built),
    react(),
    assetPack(),
    sprites(),
    art(),
    charts(built),
    searchData(built),
  ],
  worker: { format: "es", plugins: () => [language(built), searchData(built)] },
  css: { modules: { generateScopedName: className } },
  build: {
    // Every language writes into one folder: what is the same in all has the same name.
    emptyOutDir: false,
    // The oldest browsers that the site is for (docs/platforms.md).
    target: ["chrome121", "edge121", "firefox125", "safari17.4"],
    modulePreload: {
      polyfill: false,
      // A map's page asks for its start itself; Firefox takes a second wish for it, made while it runs, for an error.
      resolveDependencies: (_, files) => files.filter((file) => !/\/start-[^/]*\.js$/.test(file)),
    },
    reportCompressedSize: false,
    ...(isSsrBuild === true ? {} : { rolldownOptions: { output: { codeSplitting } } }),
  },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      "~art": fileURLToPath(new URL("art", import.meta.url)),
    },
  },
}));
