import { loadoutRoles } from "#records/loadout-guide/facts";
import type { Names } from "../../names.ts";
import type { Loadout, LoadoutRole } from "./types.ts";

/** Address of a loadout's page. */
export function loadoutPath(role: string, slug: string): string {
  return `/ba/${role}/${slug}`;
}

/** Recommended loadouts for the Baldesion Arsenal by role, with the address of each; names are the guide's own, in English. */
export const loadoutGuide: readonly (Omit<LoadoutRole, "loadouts"> &
  Readonly<{
    names: Names;
    loadouts: readonly (Loadout & Readonly<{ names: Names; path: string }>)[];
  }>)[] = loadoutRoles.map((role) => ({
  ...role,
  names: { en: role.name },
  loadouts: role.loadouts.map((loadout) => ({
    ...loadout,
    names: { en: loadout.title },
    path: loadoutPath(role.slug, loadout.slug),
  })),
}));
