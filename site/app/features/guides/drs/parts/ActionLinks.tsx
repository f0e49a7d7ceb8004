import lostNames from "@foray/fieldops/records/lost-actions/names/page";
import { Link } from "react-router";
import { Lines } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";

export function ActionLinks({ ids }: { ids: readonly string[] }) {
  const action = useGameNames("fieldops/lost-actions", lostNames);
  return (
    <Lines>
      {ids.map((id) => (
        <Link key={id} to={`/bozja/lostaction/${id}`}>
          <GameName name={titled(action(id))} />
        </Link>
      ))}
    </Lines>
  );
}
