import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { formatNumber, formatRange } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { RequirementTable } from "../../frame/RequirementTable.tsx";
import { drsGuideMessages } from "../messages.ts";
import { adviceDoubt, requirement } from "../requirement.ts";

export default function Entry() {
  const t = drsGuideMessages;
  const language = useLanguage();
  if (requirement === undefined) return null;
  const { rank, mettle, playersMin, playersMax, party, quests, passcodeMinutesBefore } = requirement;
  return (
    <RequirementTable
      label={t.pages.entry.title}
      rows={[
        ["rank", t.rank, rank],
        ["mettle", t.mettle, mettle === undefined ? undefined : formatNumber(mettle, language)],
        [
          "players",
          t.players,
          playersMin === undefined ? playersMax : formatRange(String(playersMin), String(playersMax)),
        ],
      ]}
      party={party}
      partyDoubt={doubtOf({ conflicts: requirement.conflicts ?? [] }, "party")}
      quests={quests}
      passcode={passcodeMinutesBefore}
      doubt={adviceDoubt}
    />
  );
}
