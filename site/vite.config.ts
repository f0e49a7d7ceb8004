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

// Runs before any module imports the records. Not bundled with this file, where the generator would get a
// second copy of the modules that both import.
const generator = new URL("../packages/fieldops/tools/generate.ts", import.meta.url);
const { generate }: typeof import("../packages/fieldops/tools/generate.ts") = await import(generator.href);
await generate();

/** The site is built once per language. */
const wanted = process.env.SITE_LANGUAGE;
const built = isLanguage(wanted) ? wanted : defaultLanguage;

const root = fileURLToPath(new URL(".", import.meta.url));

/** The original name and four characters from a hash of the file's path. */
function className(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** Style sheets; the start of every page; small modules shared by many pages. */
const codeSplitting = {
  groups: [
    { name: sheetName, debugName: "styles", test: /\.css(?:\?|$)/, priority: 3 },
    // The map's script is also an initial chunk, but other pages do not need it.
    {
      name: startChunk(fileURLToPath(new URL("app/entry.client.tsx", import.meta.url))),
      debugName: "start",
      tags: ["$initial" as const],
      priority: 2,
    },
    // Without fights, items and market, which few pages need.
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
    // All languages write into one folder.
    emptyOutDir: false,
    // The oldest supported browsers (docs/platforms.md).
    target: ["chrome121", "edge121", "firefox125", "safari17.4"],
    modulePreload: {
      polyfill: false,
      // Map pages load it themselves; in Firefox, a second preload while it runs is an error.
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
