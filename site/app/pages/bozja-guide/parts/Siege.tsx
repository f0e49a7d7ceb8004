import { doubtOf, figuresOnly } from "@foray/fieldops/doubt/doubt";
import { innerDutyFacts } from "@foray/fieldops/records/inner-duties/facts";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { bozjaGuideMessages } from "../messages.ts";

/** What a siege asks for: rank, quests, players, time. */
export function Siege({ id }: { id: "castrum-lacus-litore" | "the-dalriada" }) {
  const t = bozjaGuideMessages;
  const requirement = raidRequirements.find((each) => each.id === id);
  const duty = innerDutyFacts.find((each) => each.id === id);
  if (requirement === undefined) return null;
  const { rank, playersMax, playersAdvised, quests, passcodeMinutesBefore } = requirement;
  const advised = figuresOnly(doubtOf({ conflicts: requirement.conflicts ?? [] }, "playersAdvised"));
  const rows = [
    { id: "rank", cells: [t.rank, rank] },
    { id: "players", cells: [t.players, playersMax] },
    {
      id: "advised",
      cells: [
        t.advised,
        playersAdvised === undefined ? undefined : (
          <DoubtMark key="a" doubt={advised}>
            {playersAdvised}
          </DoubtMark>
        ),
      ],
    },
    { id: "minutes", cells: [t.minutes, duty?.minutes] },
    {
      id: "quests",
      cells: [
        t.quests,
        quests === undefined ? undefined : (
          <span key="q" lang="en">
            {quests.join(", ")}
          </span>
        ),
      ],
    },
    {
      id: "passcode",
      cells: [
        t.passcode,
        passcodeMinutesBefore === undefined
          ? undefined
          : t.passcodeText(String(passcodeMinutesBefore.leaders), String(passcodeMinutesBefore.main)),
      ],
    },
  ].filter(({ cells }) => cells[1] !== undefined && cells[1] !== null);
  return (
    <RecordTable
      label={t.what}
      columns={[t.what, t.value]}
      rows={rows}
      doubt={doubtOf({ confidence: requirement.confidence }, "all")}
    />
  );
}
