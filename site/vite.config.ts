import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { generate } from "../packages/fieldops/tools/generate.ts";
import { art } from "./tools/art/plugin.ts";
import { assetPack } from "./tools/assets/plugin.ts";
import { charts } from "./tools/charts/plugin.ts";
import { chunks } from "./tools/chunks/plugin.ts";
import { textFace } from "./tools/faces/plugin.ts";
import { siteBase } from "./tools/finish/base.ts";
import { searchData } from "./tools/search/plugin.ts";
import { sprites } from "./tools/sprites/plugin.ts";

// The records as modules, from their sources, before any module imports them.
await generate();

export default defineConfig({
  base: siteBase(),
  plugins: [chunks(), assetPack(), sprites(), art(), textFace(), charts(), searchData(), reactRouter()],
  // The list of what was written, for the step that names each page's files in it (tools/finish/files.ts).
  build: { manifest: true },
  worker: { format: "es", plugins: () => [searchData()] },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      "~art": fileURLToPath(new URL("art", import.meta.url)),
    },
  },
});
