import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { RecordTable } from "~/ui/record-table/RecordTable.tsx";
import { drsGuideMessages } from "../messages.ts";
import { adviceDoubt, requirement } from "../requirement.ts";

/** What the raid asks of a group. */
export default function Entry() {
  const t = drsGuideMessages;
  const language = useLanguage();
  if (requirement === undefined) return null;
  const { rank, mettle, playersMin, playersMax, party, quests, passcodeMinutesBefore } = requirement;
  const rows = [
    { id: "rank", cells: [t.rank, rank] },
    { id: "mettle", cells: [t.mettle, mettle === undefined ? undefined : formatNumber(mettle, language)] },
    {
      id: "players",
      cells: [t.players, playersMin === undefined ? playersMax : `${playersMin}–${playersMax}`],
    },
    {
      id: "party",
      cells: [
        t.party,
        party === undefined ? undefined : (
          <DoubtMark key="p" doubt={doubtOf({ conflicts: requirement.conflicts ?? [] }, "party")}>
            {t.partyText(String(party.size), String(party.tank), String(party.healer), String(party.dps))}
          </DoubtMark>
        ),
      ],
    },
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
  ].filter(({ cells }) => cells[1] !== undefined);
  return (
    <RecordTable label={t.pages.entry.title} columns={[t.what, t.value]} rows={rows} doubt={adviceDoubt} />
  );
}
