import { portalDividers } from "@foray/fieldops/atlas/portal-grid";
import { definePreference } from "~/browser/preferences.ts";
import { MORBOLS_VIEW } from "./morbols-view.ts";

export const sections = [1, 2, 3, 4, 5, 6] as const;
export type Section = (typeof sections)[number];

/** Section in which a portal last opened, marked by the player. */
export const lastSection = definePreference<Section | null>(
  "lastPortalSection",
  (text) => sections.find((section) => String(section) === text),
  (section) => String(section ?? ""),
  () => null,
);

/** SVG path data in units of the picture. */
export function sectionPath(section: Section): string {
  const [left, top, width, height] = MORBOLS_VIEW;
  const edge = (x: number): readonly (readonly [number, number])[] => [
    [x, top],
    [x, top + height],
  ];
  const divider = (index: number, outer: number) => {
    const line = portalDividers[index]?.map(([x, y]) => [x * 100, y * 100] as const);
    const [first, last] = [line?.[0], line?.at(-1)];
    if (line === undefined || first === undefined || last === undefined) return edge(outer);
    return [[first[0], top] as const, ...line, [last[0], top + height] as const];
  };
  const west = divider(section - 2, left);
  const east = divider(section - 1, left + width);
  return `M${[...west, ...east.toReversed()].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
}
