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

/** Makes the chart of a page movable before hydration. */
const starter = fileURLToPath(new URL("../../app/features/map/engine/start.ts", import.meta.url));
const program = fileURLToPath(new URL("main.ts", import.meta.url));

/** The folder of the drawings; draws them first if nobody has. */
function drawn(): string {
  const folder = chartsFolder();
  if (!isDrawn(folder)) execFileSync(process.execPath, [program], { stdio: "inherit" });
  return folder;
}

/**
 * A chart as it is prerendered into a page: it says which file it is, so that the page need not fetch that one, and
 * the part of the sheet that it shows is left open for the page to name.
 */
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
 * The drawings of the build as modules:
 * `virtual:charts` (address of every chart by name, `<map>` or `<map>-underground`; what is seen from near besides: `<map>-near`),
 * `virtual:chart-labels/<map>` (what its lettering is set from; `virtual:chart-labels` loads that of each map), `virtual:morbols` (the drawing as the prerendered page comes with it, and addresses of pictures by theme),
 * `virtual:chart-markup` (the charts as the prerendered pages come with them; empty in the browser).
 * Thumbnails are files under /stills/, named by `thumbnailKey`.
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
