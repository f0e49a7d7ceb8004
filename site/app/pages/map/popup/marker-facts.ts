import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import type { MapMessages } from "../messages/en.ts";

/** What a marker is called: by its name, or by its layer with a number that tells it from its neighbours. */
export function markerTitle(
  marker: MapMarker,
  name: string | undefined,
  layerLabels: Readonly<Record<LayerId, string>>,
): string {
  if (name !== undefined && name !== marker.id) return name;
  const label = layerLabels[marker.layer];
  if (marker.group !== undefined && marker.slot !== undefined && marker.layer === "baPortals")
    return `${label} ${marker.group}-${marker.slot}`;
  return label;
}

function isElement(word: string, words: MapMessages["elements"]): word is keyof MapMessages["elements"] {
  return word in words;
}

/** The marker's own figures as short phrases. */
export function factsOf(marker: MapMarker, t: MapMessages): string[] {
  const { level, element, rank, unlockLevel, number, section, coffer, ground, layer, group } = marker;
  return [
    ...(level === undefined ? [] : [t.facts.level(level)]),
    ...(element === undefined || !isElement(element, t.elements) ? [] : [t.elements[element]]),
    ...(rank === undefined ? [] : [rank === "star" ? t.facts.starRank : t.facts.rank(rank)]),
    ...(unlockLevel === undefined ? [] : [t.facts.unlock(unlockLevel)]),
    ...(number === undefined ? [] : [t.facts.survey(number)]),
    ...(section === undefined ? [] : [t.facts.section(section)]),
    ...(layer === "baPortals" && group !== undefined ? [t.facts.portal(group)] : []),
    ...(coffer === undefined ? [] : [t.facts[coffer]]),
    ...(ground === "underground" ? [t.facts.underground] : []),
    ...(ground === null ? [t.facts.groundUnknown] : []),
    ...(marker.night ? [t.facts.night] : []),
    ...(marker.main ? [t.facts.mainCamp] : []),
  ];
}
