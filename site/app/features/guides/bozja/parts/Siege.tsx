import { doubtOf, withNumericValuesOnly } from "@foray/fieldops/doubt/doubt";
import { innerDutyFacts } from "@foray/fieldops/records/inner-duties/facts";
import { raidRequirements } from "@foray/fieldops/records/raid-requirements/facts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { RequirementTable } from "../../frame/RequirementTable.tsx";
import { bozjaGuideMessages } from "../messages.ts";

/** Initial time of a duty in minutes, with the time added per boss. */
function minutesOf(duty: (typeof innerDutyFacts)[number] | undefined): string | number | null | undefined {
  const t = bozjaGuideMessages;
  if (typeof duty?.minutes !== "number" || duty.minutesPerBoss === undefined) return duty?.minutes;
  const minutes = String(duty.minutes);
  return duty.minutesPerBoss === null
    ? t.minutesMoreUnknown(minutes)
    : t.minutesMore(minutes, String(duty.minutesPerBoss));
}

export function Siege({ id }: { id: "castrum-lacus-litore" | "the-dalriada" }) {
  const t = bozjaGuideMessages;
  const requirement = raidRequirements.find((each) => each.id === id);
  const duty = innerDutyFacts.find((each) => each.id === id);
  if (requirement === undefined) return null;
  const { rank, playersMax, playersAdvised, quests, passcodeMinutesBefore } = requirement;
  const advised = withNumericValuesOnly(
    doubtOf({ conflicts: requirement.conflicts ?? [] }, "playersAdvised"),
  );
  return (
    <RequirementTable
      label={t.pages[id === "the-dalriada" ? "dalriada" : "castrum"].title}
      rows={[
        ["rank", t.rank, rank],
        ["players", t.players, playersMax],
        [
          "advised",
          t.advised,
          playersAdvised && (
            <DoubtMark key="a" doubt={advised}>
              {playersAdvised}
            </DoubtMark>
          ),
        ],
        ["minutes", t.minutes, minutesOf(duty)],
      ]}
      quests={quests}
      passcode={passcodeMinutesBefore}
      doubt={doubtOf({ confidence: requirement.confidence }, "all")}
    />
  );
}
