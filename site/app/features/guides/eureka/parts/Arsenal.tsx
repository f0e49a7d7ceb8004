import { doubtOf } from "@foray/fieldops/doubt/doubt";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";
import { Link } from "react-router";
import { Lines, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { RequirementTable } from "../../frame/RequirementTable.tsx";
import { eurekaGuideMessages } from "../messages.ts";

const requirement = raidRequirements.find(({ id }) => id === "the-baldesion-arsenal");

export default function Arsenal() {
  const t = eurekaGuideMessages;
  const action = useGameNames("fieldops/logos-actions", logosNames);
  if (requirement === undefined) return null;
  const { elementalLevel, party, roles, everyone, passcodeMinutesBefore } = requirement;
  const doubt = doubtOf(requirement, "all");
  const links = (ids: readonly string[]) => (
    <Lines>
      {ids.map((id) => (
        <Link key={id} to={`/eureka/logos/${id}`}>
          <GameName name={titled(action(id))} />
        </Link>
      ))}
    </Lines>
  );
  return (
    <>
      <RequirementTable
        label={t.pages.arsenal.title}
        rows={[["level", t.elementalLevel, elementalLevel]]}
        party={party}
        passcode={passcodeMinutesBefore}
        more={[["everyone", t.everyone, everyone && links(everyone)]]}
        doubt={doubt}
      />
      <RecordTable
        label={t.role}
        columns={[t.role, t.brings]}
        doubt={doubt}
        rows={(roles ?? []).map(({ role, essences }) => ({
          id: role,
          cells: [t.roles[role], links(essences)],
        }))}
      />
    </>
  );
}
