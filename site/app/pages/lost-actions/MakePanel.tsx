import sprite from "virtual:glyphs/lost-actions";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/en";
import englishNames from "@foray/fieldops/records/lost-actions/names/en";
import { usePreference } from "~/browser/preferences.ts";
import { formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { MakeResults, OwnedMarks } from "~/ui/action-grid/Make.tsx";
import { ownedPreference } from "~/ui/action-grid/owned.ts";
import { fragmentGlyph } from "./fragment-glyph.ts";
import { lostMessages } from "./messages.ts";
import { LOST_ACTIONS } from "./paths.ts";
import { categoryHues, lostAction } from "./records.ts";

const owned = ownedPreference(
  "ownedFragments",
  fragmentFacts.map(({ id }) => id),
);

/** What the fragments a player marks can yield, best odds first. */
export default function MakePanel({ query }: { query: string }) {
  const t = lostMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/lost-actions", englishNames);
  const fragmentName = useGameNames("fieldops/fragments", fragmentNames);
  const marked = usePreference(owned, []);
  const best = new Map<string, { odds: number; fragments: string[] }>();
  for (const fragment of fragmentFacts) {
    if (!marked.includes(fragment.id)) continue;
    const odds = 1 / fragment.actions.length;
    for (const action of fragment.actions) {
      const known = best.get(action);
      best.set(action, {
        odds: Math.max(odds, known?.odds ?? 0),
        fragments: [...(known?.fragments ?? []), fragment.id],
      });
    }
  }
  const results = [...best].sort(([, a], [, b]) => b.odds - a.odds);
  return (
    <OwnedMarks
      title={t.makeTitle}
      lead={t.makeLead}
      legend={t.makeOwned}
      clear={t.makeClear}
      marks={fragmentFacts.map((fragment) => ({
        id: fragment.id,
        name: fragmentName(fragment.id),
        glyph: { sprite, id: fragmentGlyph(fragment.key) },
      }))}
      marked={marked}
      onChange={(next) => owned.set(next)}
    >
      <MakeResults
        sprite={sprite}
        none={t.makeNone}
        summary={t.makeYield(results.length)}
        note={t.makeEqual}
        results={results.map(([id, { odds, fragments }]) => ({
          id,
          name: name(id),
          to: `${LOST_ACTIONS}/${id}${query}`,
          hue: categoryHues[lostAction(id)?.category ?? "item"],
          iconId: lostAction(id)?.iconId,
          odds: t.makeOdds(formatPercent(odds, language)),
          from: fragments.map((fragment) => <GameName key={fragment} name={fragmentName(fragment)} />),
        }))}
      />
    </OwnedMarks>
  );
}
