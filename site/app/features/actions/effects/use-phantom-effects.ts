import { consumables } from "@foray/fieldops/records/consumables/facts";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import statusNames from "@foray/fieldops/records/phantom-statuses/names/page";
import type { PhantomEffect } from "@foray/fieldops/records/types";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { type EffectLine, effectWords } from "./lines.ts";
import { effectMessages } from "./messages.ts";
import { phantomEffectLine } from "./phantom-effects.ts";

const consumableIds = new Map(consumables.map(({ itemId, id }) => [itemId, id]));

export function usePhantomEffects(): (effects: readonly PhantomEffect[]) => readonly EffectLine[] {
  const t = effectMessages;
  const language = useLanguage();
  const job = useGameNames("fieldops/phantom-jobs", jobNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const statusName = useGameNames("fieldops/phantom-statuses", statusNames);
  const words = effectWords(t, language);
  return (effects) =>
    effects.map((effect) =>
      phantomEffectLine(effect, words, {
        status: (status) => {
          const word = t.statuses[status];
          return word === undefined ? statusName(status) : { text: word, lang: language };
        },
        job,
        item: (itemId) => {
          const id = consumableIds.get(itemId);
          return id === undefined ? null : item(id);
        },
      }),
    );
}
