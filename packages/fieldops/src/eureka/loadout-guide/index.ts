import { loadoutRoles } from "#records/loadout-guide/facts";
import type { RecordsByTable } from "#records/tables";

/** Address of a loadout's page. */
export function loadoutPath(role: string, slug: string): string {
  return `/ba/${role}/${slug}`;
}

/** Recommended loadouts for the Baldesion Arsenal by role, with the address of each; names are the guide's own, in English. */
export const loadoutGuide: readonly RecordsByTable["loadoutGuide"][] = loadoutRoles.map((role) => ({
  ...role,
  names: { en: role.name },
  loadouts: role.loadouts.map((loadout) => ({
    ...loadout,
    names: { en: loadout.title },
    path: loadoutPath(role.slug, loadout.slug),
  })),
}));
