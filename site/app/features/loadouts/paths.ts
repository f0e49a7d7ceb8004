import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";

/** Prerendered paths: guide, roles, loadouts and the empty editor. */
export function loadoutPaths(): string[] {
  return [
    "/ba",
    ...loadoutRoles.flatMap(({ slug, loadouts }) => [
      `/ba/${slug}`,
      ...loadouts.map((loadout) => `/ba/${slug}/${loadout.slug}`),
    ]),
    "/eureka/loadout",
  ];
}
