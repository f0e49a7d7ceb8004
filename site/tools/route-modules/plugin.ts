import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../../app/browser/route-modules.ts", import.meta.url));

/**
 * Puts our loader of page modules in the place of the router's, which answers a failed module by reloading the page: a
 * player who is offline would lose what is on the screen and never learn why. Fails the build when the router has moved it.
 */
export function routeModules(): Plugin {
  let replaced = false;
  return {
    name: "foray-route-modules",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith("/routeModules.js") || !importer?.includes("/react-router/dist/"))
        return undefined;
      replaced = true;
      return ours;
    },
    generateBundle() {
      if (this.environment.name === "client" && !replaced) {
        this.error("the router's loader of page modules was not found: see tools/route-modules");
      }
    },
  };
}
