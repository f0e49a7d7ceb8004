import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { art } from "./tools/art/plugin.ts";
import { assetPack } from "./tools/assets/plugin.ts";
import { charts } from "./tools/charts/plugin.ts";
import { chunks } from "./tools/chunks/plugin.ts";
import { siteBase } from "./tools/finish/base.ts";
import { routeModules } from "./tools/route-modules/plugin.ts";
import { searchData } from "./tools/search/plugin.ts";
import { sprites } from "./tools/sprites/plugin.ts";

export default defineConfig({
  base: siteBase(),
  plugins: [chunks(), routeModules(), assetPack(), sprites(), art(), charts(), searchData(), reactRouter()],
  worker: { format: "es", plugins: () => [searchData()] },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      "~art": fileURLToPath(new URL("art", import.meta.url)),
    },
  },
});
