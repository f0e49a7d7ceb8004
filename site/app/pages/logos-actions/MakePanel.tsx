import sprite from "virtual:glyphs/logos-actions";
import mnemeSprite from "virtual:glyphs/mnemes";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import mnemeNames from "@foray/fieldops/records/mnemes/names/en";
import { usePreference } from "~/browser/preferences.ts";
import { formatPercent } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { MakeResults, OwnedMarks } from "~/ui/action-grid/Make.tsx";
import { ownedPreference } from "~/ui/action-grid/owned.ts";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { makeable } from "./makeable.ts";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { RecipeLine } from "./RecipeLine.tsx";
import { groupHues } from "./records.ts";

const owned = ownedPreference(
  "ownedMnemes",
  mnemeFacts.map(({ id }) => id),
);

/** What the mnemes a player marks make, best odds first. */
export default function MakePanel({ query }: { query: string }) {
  const t = logosMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/logos-actions", englishNames);
  const mnemeName = useGameNames("fieldops/mnemes", mnemeNames);
  const marked = usePreference(owned, []);
  const results = makeable(marked);
  return (
    <OwnedMarks
      title={t.makeTitle}
      lead={t.makeLead}
      legend={t.makeOwned}
      clear={t.makeClear}
      marks={mnemeFacts.map((mneme) => ({
        id: mneme.id,
        name: mnemeName(mneme.id),
        glyph: { sprite: mnemeSprite, id: mneme.array },
      }))}
      marked={marked}
      onChange={(next) => owned.set(next)}
    >
      <MakeResults
        sprite={sprite}
        none={marked.length === 0 ? t.makeNone : t.makeNothing}
        summary={t.makeYield(results.length)}
        note={t.makeNote}
        results={results.map(({ action, recipe }) => ({
          id: action.id,
          name: name(action.id),
          to: `${LOGOS_ACTIONS}/${action.id}${query}`,
          hue: groupHues[action.group],
          iconId: action.iconId,
          odds: (
            <>
              {t.success(formatPercent(recipe.successPercent / 100, language))}{" "}
              <DoubtMark doubt={listedDoubt(recipe.confidence)} />
            </>
          ),
          from: recipe.mnemes.map((part) => (
            <RecipeLine key={part.mneme} quantity={part.quantity} name={mnemeName(part.mneme)} />
          )),
        }))}
      />
    </OwnedMarks>
  );
}
