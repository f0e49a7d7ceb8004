import { fightList } from "@foray/fieldops/records/fights/list/facts";
import { ButtonLink } from "~/ui/Button.tsx";
import { fightPath } from "./list.ts";
import { fightMessages } from "./messages.ts";

/** @param record an encounter, duel or monster as `table/id` */
export default function FightOf({ record }: { record: string }) {
  const [table, id = ""] = record.split("/");
  const fight = fightList.find(
    ({ duel, engagement, monster }) =>
      (table === "engagements" && engagement === id) ||
      (table === "duels" && duel === id) ||
      (table === "notoriousMonsters" && monster === id),
  );
  if (fight === undefined) return null;
  return (
    <ButtonLink small icon="list-checks" to={fightPath(fight.operation, fight.id)}>
      {fightMessages.learn}
    </ButtonLink>
  );
}
