import de from "@foray/eorzea/weathers/names/de";
import fr from "@foray/eorzea/weathers/names/fr";
import ja from "@foray/eorzea/weathers/names/ja";
import en from "@foray/eorzea/weathers/names/page";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { Language } from "~/i18n/language.ts";
import { element, weatherGlyph } from "../../embed/elements.ts";
import type { EmbedSubject } from "./subject.ts";

const weatherNames: Readonly<Record<Language, Readonly<Partial<Record<WeatherId, string>>>>> = {
  en,
  ja,
  de,
  fr,
};

export function weatherLine({ weathers }: SpawnWindow, language: Language): readonly Node[] {
  return [...new Set(weathers)].map((weather) =>
    element("span", "weather", weatherGlyph(weather), weatherNames[language][weather] ?? en[weather]),
  );
}

export function placeText({ filter: { position } }: SpawnWindow, zone: string): string {
  return position === undefined ? zone : `${zone} ${displayPosition(mapPosition(position.x, position.y))}`;
}

export function rulesOf({ spawns }: EmbedSubject): readonly SpawnRule[] {
  const rules = filterRules.filter((rule): rule is SpawnRule => rule.kind !== "collection");
  return rules.filter(({ id }) => spawns[id] !== undefined);
}
