import { doubtOf, weaknessDoubt } from "@foray/fieldops/doubt/doubt";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import potNames from "@foray/fieldops/records/pot-fates/names/page";
import { treasure } from "@foray/fieldops/records/treasure/facts";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { ElementWord } from "~/features/record-table/cells.tsx";
import { PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber, formatSeries } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { guideMessages } from "../messages.ts";
import styles from "../OccultGuide.module.css";

/** Coffers, carrots and pots. */
export default function Treasure() {
  const t = guideMessages;
  const language = useLanguage();
  const pot = useGameNames("fieldops/pot-fates", potNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const zone = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  const { northHorn, southHorn, pots } = treasure;
  const { bronze, silver } = northHorn.coffers;
  const contents = doubtOf({ confidence: northHorn.potContentsConfidence }, "potContents");
  return (
    <>
      <RecordTable
        label={t.coffers}
        columns={[t.zone, t.coffers, t.carrots, t.potCoffers]}
        rows={[
          {
            id: "southHorn",
            cells: [
              <GameName key="z" name={zone("southHorn")} />,
              southHorn.coffers,
              southHorn.carrots,
              southHorn.potCoffers,
            ],
          },
          {
            id: "northHorn",
            cells: [
              <GameName key="z" name={zone("northHorn")} />,
              formatSeries([`${bronze} ${t.bronze}`, `${silver} ${t.silver}`]),
              northHorn.carrots,
              northHorn.potCoffers,
            ],
          },
        ]}
      />
      <h2>{t.contents2}</h2>
      {contents !== null && (
        <p>
          <DoubtMark doubt={contents} />
        </p>
      )}
      <RecordTable
        label={t.contents2}
        columns={[
          t.potCoffers,
          item("enlightenment-silver-obol").text,
          item("enlightenment-gold-obol").text,
          t.gil,
        ]}
        rows={northHorn.potContents.map(({ coffer, silverObols, goldObols, gil }) => ({
          id: coffer,
          cells: [t[coffer], number(silverObols), number(goldObols), number(gil)],
        }))}
      />
      <h2>{t.kinds.pot}</h2>
      <ul className={styles.rules}>
        <li>
          <DoubtMark doubt={{ kind: "timed" }}>
            {t.potRule(number(pots.slotMinutes), number(pots.repeatMinutes))}
          </DoubtMark>
        </li>
        <li>
          <DoubtMark doubt={{ kind: "differ", others: [] }}>
            {t.firstRule(pots.firstAfterInstanceStart.map(({ minutes }) => number(minutes)).join(" / "))}
          </DoubtMark>
        </li>
      </ul>
      <RecordTable
        label={t.kinds.pot ?? ""}
        columns={[t.name, t.zone, t.place, t.weakness]}
        rows={potFateFacts.map((record) => ({
          id: record.id,
          cells: [
            <GameName key="n" name={pot(record.id)} />,
            <GameName key="z" name={zone(record.zone)} />,
            <PlaceLink key="p" position={record.position} />,
            <DoubtMark key="w" doubt={weaknessDoubt(record.weaknessBasis)}>
              {(record.weakness ?? []).map((element) => (
                <ElementWord key={element} element={element} />
              ))}
            </DoubtMark>,
          ],
        }))}
      />
    </>
  );
}
