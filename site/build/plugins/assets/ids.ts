import * as records from "../../../../packages/fieldops/src/index.ts";

/** The game's `territory/index` of a map (Map sheet of 7.51, which does not have North Horn). */
export type PackMap = Readonly<{ id: string; path: string }>;

export const packMaps: readonly PackMap[] = [
  { id: "anemos", path: "z3fa/00" },
  { id: "pagos", path: "z3fb/00" },
  { id: "pyros", path: "z3fc/00" },
  { id: "hydatos", path: "z3fd/01" },
  { id: "bsf", path: "n4b4/01" },
  { id: "zadnor", path: "n4b6/01" },
  { id: "southhorn", path: "o6b1/01" },
];

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "iconId" && typeof inner === "number" && Number.isInteger(inner) && inner > 0)
      found.add(inner);
    else collect(inner, found);
  }
}

export function packIcons(): readonly number[] {
  const found = new Set<number>();
  for (const value of Object.values(records)) if (typeof value === "object") collect(value, found);
  return [...found].sort((a, b) => a - b);
}
