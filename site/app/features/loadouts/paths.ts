import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";

/** Prerendered addresses: the guide, each role, each of the 28 loadouts, the empty editor. */
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
