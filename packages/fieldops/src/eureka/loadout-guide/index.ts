import { loadoutRoles } from "#records/loadout-guide/facts";
import type { RecordsByTable } from "#records/tables";

export function loadoutPath(role: string, slug: string): string {
  return `/ba/${role}/${slug}`;
}

/** Recommended loadouts for the Baldesion Arsenal by role. Names are the guide's, in English. */
export const loadoutGuide: readonly RecordsByTable["loadoutGuide"][] = loadoutRoles.map((role) => ({
  ...role,
  names: { en: role.name },
  loadouts: role.loadouts.map((loadout) => ({
    ...loadout,
    names: { en: loadout.title },
    path: loadoutPath(role.slug, loadout.slug),
  })),
}));
