import type { Plugin } from "vite";
import { drawFigure, FIGURES_PER_TYPE, figureTypes } from "../../../art/figures/figures.ts";
import { inNight } from "../../../art/figures/night.ts";
import { drawNotFoundChart } from "../../../art/not-found-chart.ts";
import { drawScene, scenes } from "../../../art/scenes/scenes.ts";
import { type Drawing, drawings, hashed } from "../drawings/plugin.ts";

// Drawings under /assets/ are cached offline, unlike those under /figures/.
function drawScenes(): Drawing[] {
  return scenes.map(({ id }) => hashed(`assets/scene-${id}`, drawScene(id)));
}

function drawFigures(type: (typeof figureTypes)[number], night: boolean): Drawing[] {
  const numbers = ([1, 2, 3, 4, 5] as const).slice(0, FIGURES_PER_TYPE);
  return numbers.map((number) => {
    const plate = drawFigure(type, number);
    return night
      ? hashed(`figures/${type}-0${number}-night`, inNight(plate))
      : hashed(`figures/${type}-0${number}`, plate);
  });
}

const groups: Readonly<Record<string, () => Drawing[]>> = {
  scenes: drawScenes,
  "not-found": () => [
    hashed("assets/not-found", drawNotFoundChart(false)),
    hashed("assets/not-found-night", drawNotFoundChart(true)),
  ],
  ...Object.fromEntries(
    figureTypes.flatMap((type) => [
      [`figures/${type}`, () => drawFigures(type, false)],
      [`figures/${type}-night`, () => drawFigures(type, true)],
    ]),
  ),
};

/** `virtual:art/scenes` (or `virtual:art/figures/mch`) exports the URLs of its drawings in order. */
export function art(): Plugin {
  return drawings({
    name: "foray-art",
    prefix: "virtual:art/",
    draw: (name) => {
      const group = groups[name];
      if (group === undefined) throw new Error(`no drawings named ${name}`);
      return group();
    },
    exported: (addresses) => addresses,
  });
}
