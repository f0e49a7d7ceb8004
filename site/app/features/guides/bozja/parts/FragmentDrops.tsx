import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import lostNames from "@foray/fieldops/records/lost-actions/names/page";
import { Link } from "react-router";
import { Lines, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { bozjaGuideMessages } from "../messages.ts";

export default function FragmentDrops() {
  const t = bozjaGuideMessages;
  const fragment = useGameNames("fieldops/fragments", fragmentNames);
  const action = useGameNames("fieldops/lost-actions", lostNames);
  return (
    <RecordTable
      label={t.pages.finds.title}
      columns={[t.fragment, t.weight]}
      rows={fragmentFacts.map(({ id }) => ({
        id,
        cells: [
          <GameName key="n" name={titled(fragment(id))} />,
          <Lines key="a">
            {lostActionFacts
              .filter((each) => each.fragment === id || each.otherFragments?.includes(id))
              .map((each) => (
                <Link key={each.id} to={`/bozja/lostaction/${each.id}`}>
                  <GameName name={titled(action(each.id))} />
                </Link>
              ))}
          </Lines>,
        ],
      }))}
    />
  );
}
