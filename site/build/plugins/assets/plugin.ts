import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:asset-pack";
const folder = fileURLToPath(new URL("../../../public/pack", import.meta.url));

function namesOf(manifest: unknown, kind: "icons" | "maps"): string[] {
  if (typeof manifest !== "object" || manifest === null || !(kind in manifest)) return [];
  const list = Reflect.get(manifest, kind);
  return typeof list === "object" && list !== null ? Object.keys(list) : [];
}

/** Both lists are empty without a pack. */
export function packModule(file: string): string {
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  const icons = namesOf(manifest, "icons").map(Number);
  return `export const packIcons = ${JSON.stringify(icons)};\nexport const packMaps = ${JSON.stringify(namesOf(manifest, "maps"))};\n`;
}

export function assetPack(): Plugin {
  return {
    name: "foray-asset-pack",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? packModule(join(folder, "manifest.json")) : undefined),
  };
}
