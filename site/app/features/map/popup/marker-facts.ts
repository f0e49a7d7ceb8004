import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import type { MapMessages } from "../messages.ts";

export type TitleWords = Readonly<{
  layerLabels: Readonly<Record<LayerId, string>>;
  singleLabels: Readonly<Partial<Record<LayerId, string>>>;
  numbers: ReadonlyMap<string, number>;
}>;

export function markerTitle(
  { id, layer, group, slot }: MapMarker,
  name: string | undefined,
  { layerLabels, singleLabels, numbers }: TitleWords,
): string {
  if (name !== undefined && name !== id) return name;
  if (group !== undefined && slot !== undefined && layer === "baPortals")
    return `${layerLabels[layer]} ${group}-${slot}`;
  const number = numbers.get(id);
  const single = singleLabels[layer];
  return single === undefined || number === undefined ? layerLabels[layer] : `${single} ${number}`;
}

function isElement(word: string, words: MapMessages["elements"]): word is keyof MapMessages["elements"] {
  return word in words;
}

/** Level first; MarkerPopup relies on it. */
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
    ...(marker.night ? [t.facts.night] : []),
    ...(marker.main ? [t.facts.mainCamp] : []),
  ];
}
