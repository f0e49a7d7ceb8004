import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { charts } from "./tools/charts/plugin.ts";
import { routeModules } from "./tools/route-modules/plugin.ts";
import { sprites } from "./tools/sprites/plugin.ts";

export default defineConfig({
  plugins: [routeModules(), sprites(), charts(), reactRouter()],
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("app", import.meta.url)),
      "~art": fileURLToPath(new URL("art", import.meta.url)),
    },
  },
});
