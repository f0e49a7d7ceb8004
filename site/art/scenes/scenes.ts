import { anemos } from "./anemos.ts";
import { hydatos } from "./hydatos.ts";
import { pagos } from "./pagos.ts";
import { pyros } from "./pyros.ts";
import { southHorn } from "./south-horn.ts";
import { southernFront } from "./southern-front.ts";
import { zadnor } from "./zadnor.ts";

export const SCENE_SIZE = { width: 1600, height: 1000 } as const;

/**
 * `ground` is the matching page color in each theme; `focus` is the point that cropping must keep, in percent
 * of width and height (CSS `object-position`).
 */
export const scenes = [
  {
    id: "anemos",
    title: "Anemos, the Gale",
    alt: "A ruined tower on a floating isle, pines and grass bent by the gale.",
    ground: { day: "#dfe9d6", night: "#10211f" },
    focus: [53, 45],
    draw: anemos,
  },
  {
    id: "pagos",
    title: "Pagos, the Heart of Ice",
    alt: "A cluster of crystal before a frozen fall, the aurora above the peaks.",
    ground: { day: "#d6e5e8", night: "#0c1b30" },
    focus: [51, 60],
    draw: pagos,
  },
  {
    id: "pyros",
    title: "Pyros, the Burning Mountain",
    alt: "Lava runs from a volcano through a valley of basalt.",
    ground: { day: "#f3dcc6", night: "#1d0c12" },
    focus: [52, 50],
    draw: pyros,
  },
  {
    id: "hydatos",
    title: "Hydatos, the Drowned Court",
    alt: "A pale tower before the full moon, mirrored in still water between broken columns.",
    ground: { day: "#dbe5e1", night: "#0b1730" },
    focus: [50, 40],
    draw: hydatos,
  },
  {
    id: "southern-front",
    title: "The Southern Front, Dusk",
    alt: "A war camp before a fortress, banners in front, searchlights behind.",
    ground: { day: "#f0dfc6", night: "#1e1318" },
    focus: [53, 50],
    draw: southernFront,
  },
  {
    id: "zadnor",
    title: "Zadnor, Above the Clouds",
    alt: "A fortress ship hangs over a sea of clouds; two scouts watch from the plateau.",
    ground: { day: "#e8e1e6", night: "#171b33" },
    focus: [51, 40],
    draw: zadnor,
  },
  {
    id: "south-horn",
    title: "South Horn, the Crescent Bay",
    alt: "A crescent beach in the evening, and far off a tower the colour of blood.",
    ground: { day: "#f3dfd0", night: "#17172e" },
    focus: [50, 45],
    draw: southHorn,
  },
] as const;

export type SceneId = (typeof scenes)[number]["id"];

export const SCENE_CREDIT = "Drawn for Foray Almanac";

const listed = new Map<string, (typeof scenes)[number]>(scenes.map((scene) => [scene.id, scene]));

/** The output is deterministic. */
export function drawScene(id: SceneId): string {
  const scene = listed.get(id);
  if (scene === undefined) {
    throw new TypeError(`'${id}' is not a scene.`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}" preserveAspectRatio="xMidYMid slice"><title>${scene.title}</title><desc>${SCENE_CREDIT}</desc>${scene.draw()}</svg>\n`;
}
