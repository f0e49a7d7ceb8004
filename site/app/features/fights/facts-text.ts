import type { MechanicFacts, Size } from "@foray/fieldops/records/fights/types";
import { formatAside } from "~/i18n/format.ts";
import { fightMessages } from "./messages.ts";
import { figure } from "./words.ts";

const t = fightMessages;

function shapeText({ angle, half, inner, length, r, shape }: Size): string {
  const size = t.size;
  switch (shape) {
    case "circle":
      return r === undefined ? size.other : size.circle(figure(r));
    case "donut":
      if (r === undefined) return size.other;
      return inner === undefined ? size.donutOuter(figure(r)) : size.donut(figure(inner), figure(r));
    case "cone":
      if (r === undefined) return size.other;
      return angle === undefined ? size.coneOpen(figure(r)) : size.cone(figure(angle), figure(r));
    case "rect":
      if (half === undefined) return length === undefined ? size.other : size.rectLong(figure(length));
      return length === undefined
        ? size.rectOpen(figure(half * 2))
        : size.rect(figure(half * 2), figure(length));
    case "cross":
      return half === undefined || length === undefined
        ? size.other
        : size.cross(figure(half * 2), figure(length));
  }
}

export function sizeTexts({ shapes }: MechanicFacts): readonly string[] {
  const texts = shapes.map((size) => {
    const from = size.shape === "cone" || size.shape === "rect" ? t.toward : t.from;
    const said = t.sizeFrom(shapeText(size), from[size.of]);
    return size.differs ? formatAside(said, t.differs) : said;
  });
  return [...new Set(texts)];
}

/**
 * For mechanics without written texts.
 * @param bars cast times in seconds
 */
export function factTexts(mechanic: MechanicFacts, bars: readonly number[]): readonly string[] {
  const longest = Math.max(0, ...bars);
  return [t.facing[mechanic.kind], ...(longest > 0 ? [t.castBar(figure(longest))] : [])];
}
