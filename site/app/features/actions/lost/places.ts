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

/** Map link of a fragment's source: the center of an enemy's known positions, or the encounter's position. */
export const sourcePlace: SourcePlaces = (kind, id) => (kind === "mob" ? mobs : encounters).get(id);
