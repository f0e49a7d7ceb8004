import type { LocalName } from "@foray/fieldops/names";
import filterNames from "@foray/fieldops/records/forecast-filters/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { titled } from "~/i18n/titled.ts";
import { messages } from "./messages/en.ts";

const collectionTitles = messages;

/** What a forecast filter is called as a title, in the reader's language: spawns by the game's name, collections by ours. */
export function useFilterTitles(): (id: string) => LocalName {
  const language = useLanguage();
  const collections = collectionTitles;
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  return (id) => {
    const title = collections[id];
    return title === undefined ? titled(name(id)) : { text: title, lang: language };
  };
}
