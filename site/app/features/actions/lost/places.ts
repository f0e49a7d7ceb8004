import { engagementPlaces } from "@foray/fieldops/records/engagements/places";
import { fragmentMobFacts } from "@foray/fieldops/records/fragment-mobs/facts";
import { skirmishPlaces } from "@foray/fieldops/records/skirmishes/places";
import { mapPath } from "~/features/map/map-path.ts";
import type { SourcePlaces } from "~/features/sources/FragmentSources.tsx";

const mobs = new Map(fragmentMobFacts.map(({ id, map, center }) => [id, mapPath({ map, ...center })]));

const encounters = new Map(
  [...engagementPlaces, ...skirmishPlaces].flatMap(({ id, position }) =>
    position === undefined ? [] : [[id, mapPath(position)] as const],
  ),
);

/** Where what drops a fragment is: the middle of an enemy's known places, or an encounter's own. */
export const sourcePlace: SourcePlaces = (kind, id) => (kind === "mob" ? mobs : encounters).get(id);
