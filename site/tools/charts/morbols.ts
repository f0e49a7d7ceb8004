import { createRequire } from "node:module";
import { mapOf } from "@foray/fieldops/atlas/maps";
import { markers } from "@foray/fieldops/atlas/markers/hydatos";
import { portalDividers, portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { markersGlyphs } from "../../art/glyphs/sets/markers.ts";
import { pathOf, SCALE, strokesOf } from "./path.ts";
import { surveyOf } from "./survey.ts";

const require = createRequire(import.meta.url);

/** Pixels of the picture. */
export const MORBOLS_SIZE = { width: 2000, height: 1400 } as const;

const ink = {
  paper: "#000000",
  land: "#1b2426",
  line: "#dcb76c",
  soft: "#6f6140",
  mark: "#8fd18a",
  text: "#f2ead6",
};

/** The body of the plant's glyph, on its own square. */
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

/** Hydatos on black, a morbol wherever a portal to the Arsenal may open, in the six sections that players number. */
export function drawMorbols(): string {
  const survey = surveyOf("hydatos");
  const [left, , right, bottom] = mapOf("hydatos").bounds;
  const { width, height } = MORBOLS_SIZE;
  const span = right - left + 3;
  const unit = span / width;
  const view = [left - 1.5, bottom + 1.5 - height * unit, span, height * unit].map((v) =>
    Math.round(v * SCALE),
  );
  const { body, side } = plant();
  const size = 105;
  const rings = (list: Parameters<typeof pathOf>[0][]): string =>
    list.map((ring) => pathOf(ring, true)).join("");
  const portals = markers.filter(({ layer }) => layer === "baPortals");
  const land = rings([...survey.ground.land]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(" ")}" width="${width}" height="${height}">`,
    `<rect x="${view[0]}" y="${view[1]}" width="${view[2]}" height="${view[3]}" fill="${ink.paper}"/>`,
    ...survey.ground.waterlines.map(
      (lines, i) =>
        `<path d="${rings([...lines])}" fill="none" stroke="${ink.line}" stroke-width="2" opacity="${0.3 - i * 0.06}"/>`,
    ),
    `<path d="${land}" fill="${ink.land}" fill-rule="evenodd"/>`,
    `<path d="${rings([...survey.ground.shallow])}" fill="#10202a" fill-rule="evenodd"/>`,
    `<path d="${strokesOf(survey.relief.light)}${strokesOf(survey.shore)}" fill="none" stroke="${ink.soft}" stroke-width="2" opacity="0.7"/>`,
    `<path d="${strokesOf(survey.relief.heavy)}" fill="none" stroke="${ink.soft}" stroke-width="3"/>`,
    `<path d="${land}" fill="none" stroke="${ink.line}" stroke-width="5"/>`,
    ...portalDividers.map(
      (line) =>
        `<path d="M${line.map(([x, y]) => `${x * SCALE} ${y * SCALE}`).join("L")}" fill="none" stroke="${ink.text}" stroke-width="6" stroke-dasharray="26 18" opacity="0.75"/>`,
    ),
    ...portalNumbers.map(
      ({ section, x, y }) =>
        `<text x="${x * SCALE}" y="${y * SCALE + 90}" font-family="Marcellus, serif" font-size="300" text-anchor="middle" fill="${ink.line}">${section}</text>`,
    ),
    ...portals.map(({ x, y, group, slot }) => {
      const scale = size / side;
      const at = `translate(${(x * SCALE - size / 2).toFixed(1)} ${(y * SCALE - size / 2).toFixed(1)}) scale(${scale.toFixed(4)})`;
      return [
        `<circle cx="${x * SCALE}" cy="${y * SCALE}" r="66" fill="#101a14" stroke="${ink.mark}" stroke-width="4"/>`,
        `<g transform="${at}" color="${ink.mark}" fill="${ink.mark}">${body}</g>`,
        `<text x="${x * SCALE}" y="${y * SCALE + 112}" font-family="sans-serif" font-weight="600" font-size="42" text-anchor="middle" fill="${ink.text}" stroke="#000" stroke-width="8" paint-order="stroke">${group ?? ""}-${slot ?? ""}</text>`,
      ].join("");
    }),
    "</svg>",
  ].join("");
}
