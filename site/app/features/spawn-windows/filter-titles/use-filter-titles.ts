import type { LocalName } from "@foray/fieldops/names";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/i18n/titled.ts";
import { filterTitlesMessages as messages } from "./messages.ts";

const collectionTitles = messages;

/** Spawns have their game names, collections have our own. */
export function useFilterTitles(): (id: string) => LocalName {
  const language = useLanguage();
  const collections = collectionTitles;
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  return (id) => {
    const title = collections[id];
    return title === undefined ? titled(name(id)) : { text: title, lang: language };
  };
}
