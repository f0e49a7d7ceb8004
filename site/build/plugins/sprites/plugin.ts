import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { glyphSets } from "../../../art/glyphs/sets.ts";
import { weatherGlyphs } from "../../../art/weather/glyphs.ts";
import { drawings, hashed } from "../drawings/plugin.ts";

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};

const sets: Readonly<Record<string, Readonly<Record<string, string>>>> = glyphSets;

const require = createRequire(import.meta.url);
const collections = new Map<string, IconSet>();

function collection(prefix: string): IconSet {
  const known = collections.get(prefix);
  if (known !== undefined) return known;
  const loaded: IconSet = require(`@iconify-json/${prefix}/icons.json`);
  collections.set(prefix, loaded);
  return loaded;
}

const GAME_BOX = 144;

/**
 * For game-icons, whole numbers in a box of 144 are off by at most 1/8 px in an action grid and 1/5 px in the
 * largest plate. Lucide's box of 24 needs two decimals.
 */
function shortened(body: string, side: number, decimals: number): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${body}</svg>`,
    { multipass: true, floatPrecision: decimals },
  );
  const inside = /^<svg\b[^>]*>(.*)<\/svg>$/s.exec(data)?.[1];
  if (inside === undefined) throw new Error(`svgo made no drawing of ${body.slice(0, 60)}`);
  return inside;
}

function symbol(id: string, choice: string): string {
  const [prefix = "", name = ""] = choice.split(":");
  const set = collection(prefix);
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (icon === undefined) throw new Error(`no icon ${choice} for ${id}`);
  const own = icon.width ?? set.width ?? 24;
  if (own !== (icon.height ?? set.height ?? 24)) throw new Error(`${choice} is not square`);
  const line = prefix === "lucide";
  const side = line ? own : GAME_BOX;
  const body = line
    ? icon.body.replace(/stroke-width="2"/g, 'stroke-width="1.75"')
    : `<g transform="scale(${side / own})">${icon.body}</g>`;
  return `<symbol id="${id}" viewBox="0 0 ${side} ${side}">${shortened(body, side, line ? 2 : 0)}</symbol>`;
}

/** Throws for an unknown set or icon. */
export function drawSprite(name: string): string {
  const symbols =
    name === "weather"
      ? Object.entries(weatherGlyphs).map(
          ([id, body]) =>
            `<symbol id="${id}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`,
        )
      : Object.entries(sets[name] ?? missing(name)).map(([id, choice]) => symbol(id, choice));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function missing(name: string): never {
  throw new Error(`no glyph set named ${name}`);
}

/** One sprite file per set: `import url from "virtual:glyphs/weather"`, `<use href={`${url}#rain`}>`. */
export function sprites(): Plugin {
  return drawings({
    name: "foray-sprites",
    prefix: "virtual:glyphs/",
    draw: (name) => [hashed(`assets/glyphs-${name}`, drawSprite(name))],
    exported: ([address]) => address,
  });
}
