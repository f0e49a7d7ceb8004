import { fightList } from "@foray/fieldops/records/fights/list/facts";
import { ButtonLink } from "~/ui/Button.tsx";
import { fightPath } from "./list.ts";
import { fightMessages } from "./messages.ts";

/** Leads from the record of an encounter, a duel or a monster to its fight; nothing if there is none. */
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
