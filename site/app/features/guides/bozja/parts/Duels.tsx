import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import duelNames from "@foray/fieldops/records/duels/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber, formatRange } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { bozjaGuideMessages } from "../messages.ts";

export default function Duels() {
  const t = bozjaGuideMessages;
  const language = useLanguage();
  const duel = useGameNames("fieldops/duels", duelNames);
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  const zoneName = useZoneNames();
  return (
    <RecordTable
      label={t.pages.duels.title}
      columns={[t.duel, t.zone, t.boss, t.calledBy, t.place, t.minutes, t.mettle]}
      rows={duelFacts.map(({ id, zone, boss, trigger, position, minutes, mettle, ...sureness }) => ({
        id,
        cells: [
          <GameName key="n" name={titled(duel(id))} />,
          <GameName key="z" name={zoneName(zone)} />,
          boss === undefined ? "–" : <GameName key="b" name={titled(duel(boss.name))} />,
          trigger !== undefined && "id" in trigger ? (
            <GameName key="c" name={titled(engagement(trigger.id))} />
          ) : (
            "–"
          ),
          <span key="p">
            <PlaceLink position={position} /> <DoubtMark doubt={doubtOf(sureness, "position")} />
          </span>,
          minutes ?? "–",
          <DoubtMark key="m" doubt={doubtOf(sureness, "mettle")}>
            {mettle !== undefined &&
              formatRange(formatNumber(mettle[0], language), formatNumber(mettle[1], language))}
          </DoubtMark>,
        ],
      }))}
    />
  );
}
