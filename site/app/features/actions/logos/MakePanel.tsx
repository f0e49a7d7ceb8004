import mnemeSprite from "virtual:glyphs/mnemes";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import englishNames from "@foray/fieldops/records/logos-actions/names/page";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { ownedMarks } from "~/features/inventory/marks.ts";
import { formatPercent } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { CraftableActions } from "../grid/CraftableActions.tsx";
import { makeable } from "./makeable.ts";
import { logosMessages } from "./messages.ts";
import { RecipeLine } from "./RecipeLine.tsx";
import { logosActions } from "./records.ts";

const owned = ownedMarks(
  "mnemes",
  mnemeFacts.map(({ id }) => id),
);

export default function MakePanel({ query }: { query: string }) {
  const t = logosMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const mnemeName = useGameNames("fieldops/mnemes", mnemeNames);
  return (
    <CraftableActions
      words={t}
      sprite={logosActions.sprite}
      marks={mnemeFacts.map(({ id, array }) => ({
        id,
        name: mnemeName(id),
        glyph: { sprite: mnemeSprite, id: array },
      }))}
      owned={owned}
      made={(marked) =>
        makeable(marked).map(({ action, recipe }) => ({
          link: logosActions.link(action, name, query),
          odds: (
            <>
              {t.success(formatPercent(recipe.successPercent / 100, language))}{" "}
              <DoubtMark doubt={listedDoubt(recipe.confidence)} />
            </>
          ),
          from: recipe.mnemes.map((part) => (
            <RecipeLine key={part.mneme} quantity={part.quantity} name={mnemeName(part.mneme)} />
          )),
        }))
      }
    />
  );
}
