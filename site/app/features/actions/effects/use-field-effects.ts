import { statusActions } from "@foray/fieldops/bozja/lost-actions/status-actions";
import englishNames from "@foray/fieldops/records/lost-actions/names/page";
import statusNames from "@foray/fieldops/records/statuses/names/page";
import type { Effect } from "@foray/fieldops/records/types";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { fieldEffectLine } from "./field-effects.ts";
import { type EffectLine, effectWords } from "./lines.ts";
import { effectMessages } from "./messages.ts";

export function useFieldEffects(): (effects: readonly Effect[]) => readonly EffectLine[] {
  const t = effectMessages;
  const language = useLanguage();
  const actionName = useGameNames("fieldops/lost-actions", englishNames);
  const statusName = useGameNames("fieldops/statuses", statusNames);
  const words = effectWords(t, language);
  return (effects) =>
    effects.map((effect) =>
      fieldEffectLine(effect, words, {
        status: (status) => {
          const action = statusActions[status];
          if (action !== undefined) return actionName(action);
          const word = t.statuses[status];
          return word === undefined ? statusName(status) : { text: word, lang: language };
        },
        essence: (spirit) => actionName(`essence-of-the-${spirit}`),
      }),
    );
}
