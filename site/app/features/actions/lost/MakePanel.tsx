import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import englishNames from "@foray/fieldops/records/lost-actions/names/page";
import { ownedMarks } from "~/features/inventory/marks.ts";
import { formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { CraftableActions } from "../grid/CraftableActions.tsx";
import { fragmentGlyph } from "./fragment-glyph.ts";
import { lostMessages } from "./messages.ts";
import { lostActions } from "./records.ts";

const owned = ownedMarks(
  "fragments",
  fragmentFacts.map(({ id }) => id),
);

/** Actions that the marked fragments can yield, with the best odds of each. Best odds first. */
function yields(marked: readonly string[]) {
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
  return [...best].sort(([, a], [, b]) => b.odds - a.odds);
}

export default function MakePanel({ query }: { query: string }) {
  const t = lostMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/lost-actions", englishNames);
  const fragmentName = useGameNames("fieldops/fragments", fragmentNames);
  const { find, link, sprite } = lostActions;
  return (
    <CraftableActions
      words={t}
      sprite={sprite}
      marks={fragmentFacts.map(({ id, key }) => ({
        id,
        name: fragmentName(id),
        glyph: { sprite, id: fragmentGlyph(key) },
      }))}
      owned={owned}
      made={(marked) =>
        yields(marked).flatMap(([id, { odds, fragments }]) => {
          const action = find(id);
          if (action === undefined) return [];
          return [
            {
              link: link(action, name, query),
              odds: t.makeOdds(formatPercent(odds, language)),
              from: fragments.map((fragment) => <GameName key={fragment} name={fragmentName(fragment)} />),
            },
          ];
        })
      }
    />
  );
}
