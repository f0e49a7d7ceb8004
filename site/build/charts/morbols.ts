import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { portalDividers, portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { markers } from "@foray/fieldops/records/markers/hydatos/facts";
import { MORBOLS_VIEW } from "../../app/features/map/morbols/morbols-view.ts";
import { markersGlyphs } from "../../art/glyphs/sets/markers.ts";
import { faces } from "../publish/previews/fonts.ts";
import { outline } from "../publish/previews/text.ts";
import { linesPath, ringsPath, strokesPath } from "./chart.ts";
import { type PaintedTheme, paintedStyles } from "./painted.ts";
import { SCALE } from "./path.ts";
import { surveyOf } from "./survey.ts";

const require = createRequire(import.meta.url);
const styles = fileURLToPath(new URL("../../art/charts/morbols.css", import.meta.url));

export const MORBOLS_WIDTH = 2400;

/** In chart units: half the distance between the two nearest portals, so that plates never overlap. */
export const PLATE_RADIUS = 58;
/** Font sizes in chart units. */
const NUMBER = 54;
export const SECTION = 260;

function plant(): { body: string; side: number } {
  const set: {
    icons: Record<string, { body: string }>;
    width?: number;
  } = require("@iconify-json/game-icons/icons.json");
  const name = markersGlyphs.morbols.split(":")[1] ?? "";
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`no glyph named ${name}`);
  return { body: icon.body, side: set.width ?? 512 };
}

function centred(
  name: string,
  face: keyof typeof faces,
  text: string,
  x: number,
  y: number,
  size: number,
): string {
  const font = faces[face];
  const left = x - font.getAdvanceWidth(text, size) / 2;
  return `<path class="${name}" d="${outline({ letters: [font], figures: font }, { lines: [text], size }, { x: left, y: y + 0.35 * size, leading: 1 })}"/>`;
}

export function drawMorbols(): string {
  const { ground, relief, shore } = surveyOf("hydatos");
  const { body, side } = plant();
  const size = 1.7 * PLATE_RADIUS;
  const [x, y, width, height] = MORBOLS_VIEW;
  const portals = markers.filter(({ layer }) => layer === "baPortals");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="morbols" viewBox="${MORBOLS_VIEW.join(" ")}" width="${width}" height="${height}">`,
    // Copies made by `use` inherit their fill: selectors with an ancestor outside do not match in them.
    `<defs><g id="morbol" transform="translate(${-size / 2} ${-size / 2}) scale(${(size / side).toFixed(4)})">${body.replaceAll("currentColor", "inherit")}</g></defs>`,
    `<rect class="sea" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    ...ground.waterlines.map((rings) => ringsPath("water", rings)),
    ringsPath("land", ground.land),
    ringsPath("shallow", ground.shallow),
    strokesPath("hill", [...relief.light, ...relief.heavy, ...shore]),
    ringsPath("coast", ground.land),
    linesPath("divider", portalDividers),
    ...portalNumbers.map((number) =>
      centred("section", "text", String(number.section), number.x * SCALE, number.y * SCALE, SECTION),
    ),
    ...portals.map((portal) => {
      const [left, top] = [Math.round(portal.x * SCALE), Math.round(portal.y * SCALE)];
      const label = `${portal.group ?? ""}-${portal.slot ?? ""}`;
      return `<circle class="plate" cx="${left}" cy="${top}" r="${PLATE_RADIUS}"/><use class="plant" href="#morbol" x="${left}" y="${top}"/>${centred("number", "strong", label, left, top, NUMBER)}`;
    }),
    "</svg>",
  ].join("");
}

/** Embeds the theme's colors, for programs without the site's style sheets. */
export function colouredMorbols(drawing: string, theme: PaintedTheme): string {
  const css = paintedStyles(readFileSync(styles, "utf8"), ["morbols"], theme);
  return drawing.replace("<defs>", `<style>${css}</style><defs>`);
}
