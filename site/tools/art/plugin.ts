import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { drawFigure, FIGURES_PER_TYPE, figureTypes } from "../../art/figures/figures.ts";
import { inNight } from "../../art/figures/night.ts";
import { drawNowhere } from "../../art/nowhere.ts";
import { drawScene, scenes } from "../../art/scenes/scenes.ts";

type Drawing = Readonly<{ file: string; svg: string }>;

/** Drawings under /assets/ are kept offline with the pages; the plates of the reference are not. */
function hashed(folder: string, name: string, svg: string): Drawing {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { file: `${folder}/${name}-${hash}.svg`, svg };
}

function drawScenes(): Drawing[] {
  return scenes.map(({ id }) => hashed("assets", `scene-${id}`, drawScene(id)));
}

function drawFigures(type: (typeof figureTypes)[number], night: boolean): Drawing[] {
  const numbers = ([1, 2, 3, 4, 5] as const).slice(0, FIGURES_PER_TYPE);
  return numbers.map((number) => {
    const plate = drawFigure(type, number);
    return night
      ? hashed("figures", `${type}-0${number}-night`, inNight(plate))
      : hashed("figures", `${type}-0${number}`, plate);
  });
}

const groups: Readonly<Record<string, () => Drawing[]>> = {
  scenes: drawScenes,
  nowhere: () => [
    hashed("assets", "nowhere", drawNowhere(false)),
    hashed("assets", "nowhere-night", drawNowhere(true)),
  ],
  ...Object.fromEntries(
    figureTypes.flatMap((type) => [
      [`figures/${type}`, () => drawFigures(type, false)],
      [`figures/${type}-night`, () => drawFigures(type, true)],
    ]),
  ),
};

/** One file a drawing: `import urls from "virtual:art/scenes"` (or `virtual:art/figures/mch`) gives their addresses in order. */
export function art(): Plugin {
  const prefix = "virtual:art/";
  const drawn = new Map<string, Drawing[]>();
  const drawings = (name: string): Drawing[] => {
    const known = drawn.get(name) ?? groups[name]?.();
    if (known === undefined) throw new Error(`no drawings named ${name}`);
    drawn.set(name, known);
    return known;
  };
  let base = "/";
  return {
    name: "foray-art",
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const made = drawings(id.slice(prefix.length + 1));
      if (this.environment.name === "client" && this.environment.mode === "build") {
        for (const { file, svg } of made) this.emitFile({ type: "asset", fileName: file, source: svg });
      }
      return `export default ${JSON.stringify(made.map(({ file }) => base + file))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = /\/((?:assets\/(?:scene|nowhere)|figures\/\w+)-.+\.svg)$/.exec(request.url ?? "")?.[1];
        const found = [...drawn.values()].flat().find(({ file }) => file === path);
        if (found === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(found.svg);
      });
    },
  };
}
