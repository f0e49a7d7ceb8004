import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { maps } from "@foray/fieldops/atlas/maps";
import type { Plugin } from "vite";
import type { Language } from "../../app/i18n/language.ts";
import { chartsFolder, isDrawn } from "./cache.ts";
import { chartNames } from "./chart-names.ts";
import { findMapParts, mapPartsFile } from "./map-parts.ts";

const starter = fileURLToPath(new URL("../../app/features/map/engine/start.ts", import.meta.url));
const program = fileURLToPath(new URL("main.ts", import.meta.url));

function drawn(): string {
  const folder = chartsFolder();
  if (!isDrawn(folder)) execFileSync(process.execPath, [program], { stdio: "inherit" });
  return folder;
}

/** `{view}` and `{written}` are placeholders; `data-chart` tells the page not to fetch the file again. */
function pageChart(svg: string, address: string): string {
  return svg
    .replace(/ xmlns="[^"]*"/, "")
    .replace(
      /^<svg class="([^"]*)" viewBox="[^"]*"/,
      `<svg class="$1 chart-live" data-chart="${address}" viewBox="{view}" aria-hidden="true"`,
    )
    .replace(/<g class="cart".*<\/g><\/svg>$/, "{written}</svg>");
}

/**
 * Virtual modules:
 * - `virtual:charts`: chart URLs by name (`<map>`, `<map>-underground`, and `<map>-near` for close zoom)
 * - `virtual:chart-labels/<map>`: data for lettering a map; `virtual:chart-labels` loads them by map
 * - `virtual:morbols`: the portal drawing (empty in the browser), and picture URLs by theme
 * - `virtual:chart-markup`: charts for prerendering (empty in the browser)
 *
 * Stills are files under /stills/, named by `thumbnailKey`.
 */
export function charts(language: Language): Plugin {
  const prefixes = [
    "virtual:charts",
    "virtual:chart-labels",
    "virtual:chart-labels/",
    "virtual:morbols",
    "virtual:chart-markup",
  ];
  let base = "/";
  let folder: string | undefined;
  const place = () => {
    folder ??= drawn();
    return folder;
  };
  const assets = new Map<string, string>();
  const asset = (file: string): string => {
    const known = assets.get(file);
    if (known !== undefined) return known;
    const hash = createHash("sha256")
      .update(readFileSync(join(place(), file)))
      .digest("hex")
      .slice(0, 8);
    const [name = "", ending = ""] = file.split(".");
    const made = `assets/chart-${name}-${hash}.${ending}`;
    assets.set(file, made);
    return made;
  };
  const files = () =>
    maps.flatMap(({ id, grounds }) => [
      ...grounds.map((ground) => (ground.id === "surface" ? id : `${id}-${ground.id}`)),
      `${id}-near`,
    ]);
  return {
    name: "foray-charts",
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      if (this.environment.name === "client" && this.environment.mode === "build")
        this.emitFile({ type: "chunk", id: starter, name: "map-start" });
    },
    resolveId(id) {
      return prefixes.some((prefix) => id === prefix || (prefix.endsWith("/") && id.startsWith(prefix)))
        ? `\0${id}`
        : undefined;
    },
    load(id) {
      const building = this.environment.name === "client" && this.environment.mode === "build";
      const emit = (file: string) => {
        if (building)
          this.emitFile({ type: "asset", fileName: asset(file), source: readFileSync(join(place(), file)) });
        return base + asset(file);
      };
      if (id === "\0virtual:charts") {
        if (building) {
          for (const still of readdirSync(join(place(), "stills")))
            this.emitFile({
              type: "asset",
              fileName: `stills/${still}`,
              source: readFileSync(join(place(), "stills", still)),
            });
        }
        const addresses = Object.fromEntries(files().map((name) => [name, emit(`${name}.svg`)]));
        return `export default ${JSON.stringify(addresses)};`;
      }
      if (id === "\0virtual:chart-markup") {
        if (this.environment.name === "client") return "export const drawings = {}, written = {};";
        const read = (file: string) => readFileSync(join(place(), file), "utf8");
        const drawings = maps.map(({ id: map }) => [
          map,
          pageChart(read(`${map}.svg`), base + asset(`${map}.svg`)),
        ]);
        const written = Object.keys(chartNames).map((language) => [
          language,
          Object.fromEntries(maps.map(({ id: map }) => [map, read(`${map}.${language}.txt`)])),
        ]);
        return `export const drawings = ${JSON.stringify(Object.fromEntries(drawings))};\nexport const written = ${JSON.stringify(Object.fromEntries(written))};`;
      }
      if (id === "\0virtual:morbols") {
        const pictures = { light: emit("morbols-light.webp"), dark: emit("morbols-dark.webp") };
        const drawing =
          this.environment.name === "client"
            ? ""
            : readFileSync(join(place(), "stills", "morbols.svg"), "utf8").replace(/ xmlns="[^"]*"/, "");
        return `export const pictures = ${JSON.stringify(pictures)};\nexport const drawing = ${JSON.stringify(drawing)};`;
      }
      if (id === "\0virtual:chart-labels") {
        const loads = maps.map(({ id: map }) => `${map}: () => import("virtual:chart-labels/${map}")`);
        return `export default { ${loads.join(", ")} };`;
      }
      if (id.startsWith("\0virtual:chart-labels/")) {
        const file = join(place(), `${id.slice("\0virtual:chart-labels/".length)}.json`);
        return `export default ${readFileSync(file, "utf8")};`;
      }
      return undefined;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === "chunk"
          ? {
              fileName: output.fileName,
              moduleIds: output.moduleIds,
              imports: output.imports,
              css: [...(output.viteMetadata?.importedCss ?? [])],
            }
          : [],
      );
      const parts = JSON.stringify(findMapParts(chunks, language));
      this.emitFile({ type: "asset", fileName: mapPartsFile(language), source: parts });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? "";
        const still = /^\/stills\/([a-z0-9-]+\.svg)$/.exec(path)?.[1];
        const chart = /^\/assets\/chart-(.+)-[0-9a-f]{8}\.(svg|webp)$/.exec(path);
        const file = still === undefined ? chart && `${chart[1]}.${chart[2]}` : `stills/${still}`;
        if (!file || !existsSync(join(place(), file))) return next();
        response.setHeader("Content-Type", file.endsWith(".svg") ? "image/svg+xml" : "image/webp");
        response.end(readFileSync(join(place(), file)));
      });
    },
  };
}
