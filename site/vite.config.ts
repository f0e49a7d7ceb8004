import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { generate } from "../packages/fieldops/tools/generate.ts";
import { defaultLanguage, isLanguage } from "./app/i18n/language.ts";
import { art } from "./tools/art/plugin.ts";
import { assetPack } from "./tools/assets/plugin.ts";
import { charts } from "./tools/charts/plugin.ts";
import { chunks } from "./tools/chunks/plugin.ts";
import { textFace } from "./tools/faces/plugin.ts";
import { siteBase } from "./tools/finish/base.ts";
import { language } from "./tools/language/plugin.ts";
import { pages } from "./tools/pages/plugin.ts";
import { searchData } from "./tools/search/plugin.ts";
import { sprites } from "./tools/sprites/plugin.ts";

// The records as modules, from their sources, before any module imports them.
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

export default defineConfig({
  root,
  base: siteBase(),
  plugins: [
    language(built),
    pages(built),
    react(),
    chunks(),
    assetPack(),
    sprites(),
    art(),
    textFace(built),
    charts(built),
    searchData(built),
  ],
  worker: { format: "es", plugins: () => [language(built), searchData(built)] },
  css: { modules: { generateScopedName: className } },
  build: {
    // Every language writes into one folder: what is the same in all has the same name.
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      "~art": fileURLToPath(new URL("art", import.meta.url)),
    },
  },
});
