import { doubtOf, weaknessDoubt } from "@foray/fieldops/doubt/doubt";
import itemNames from "@foray/fieldops/records/occult-items/names/page";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import potNames from "@foray/fieldops/records/pot-fates/names/page";
import { treasure } from "@foray/fieldops/records/treasure/facts";
import { Fragment } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { ElementWord } from "~/features/record-table/cells.tsx";
import { PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { guideMessages } from "../messages.ts";
import styles from "../OccultGuide.module.css";

const firstZones = [...new Set(treasure.pots.firstAfterInstanceStart.map(({ zone }) => zone))];

export default function Treasure() {
  const t = guideMessages;
  const language = useLanguage();
  const pot = useGameNames("fieldops/pot-fates", potNames);
  const item = useGameNames("fieldops/occult-items", itemNames);
  const zoneName = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  const { chances, mostAtOnce, potsHandedOut, pots, tower, zones } = treasure;
  const percent = (value: number) => formatPercent(value / 100, language);
  return (
    <>
      <RecordTable
        label={t.coffers}
        columns={[t.zone, t.coffers, t.carrots, t.potCoffers]}
        rows={zones.map(({ carrots, coffers, coffersByKind: kinds, potCoffers, zone }) => ({
          id: zone,
          cells: [
            <GameName key="z" name={zoneName(zone)} />,
            kinds === undefined ? coffers : t.coffersOf(number(kinds.bronze), number(kinds.silver)),
            carrots,
            potCoffers,
          ],
        }))}
      />
      {zones.map(({ potContents, potContentsConfidence: confidence, zone }) => {
        if (potContents === undefined) return null;
        const doubt = confidence === undefined ? null : doubtOf({ confidence }, "potContents");
        return (
          <Fragment key={zone}>
            <h2>{t.contents2}</h2>
            {doubt !== null && (
              <p>
                <DoubtMark doubt={doubt} />
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
              rows={potContents.map(({ coffer, silverObols, goldObols, gil }) => ({
                id: coffer,
                cells: [t[coffer], number(silverObols), number(goldObols), number(gil)],
              }))}
            />
          </Fragment>
        );
      })}
      <h2>{t.chances}</h2>
      <p>
        <DoubtMark doubt={doubtOf(chances, "chances")} />
      </p>
      <ul className={styles.rules}>
        {(["fate", "engagement", "goldFromKill"] as const).map((kind) => (
          <li key={kind}>
            {t.cofferRule(t.cofferFrom[kind], percent(chances[kind].bronze), percent(chances[kind].silver))}
          </li>
        ))}
        <li>
          {t.cofferTower(number(tower.bronze), number(tower.silver), percent(tower.silverChancePercent))}
        </li>
        <li>{t.cofferMost(number(mostAtOnce.bronze), number(mostAtOnce.silver))}</li>
      </ul>
      <h2>{t.kinds.pot}</h2>
      <ul className={styles.rules}>
        <li>
          <DoubtMark doubt={{ kind: "timed" }}>
            {t.potRule(number(pots.slotMinutes), number(pots.repeatMinutes))}
          </DoubtMark>
        </li>
        {firstZones.map((each) => {
          const firsts = pots.firstAfterInstanceStart.filter((first) => first.zone === each);
          const list = firsts.map(({ minutes }) => number(minutes)).join(" / ");
          return (
            <li key={each}>
              <DoubtMark doubt={firsts.length > 1 ? { kind: "differ", others: [] } : { kind: "oneSource" }}>
                {t.firstRule(zoneName(each).text, list)}
              </DoubtMark>
            </li>
          );
        })}
        <li>
          <DoubtMark doubt={doubtOf(potsHandedOut, "most")}>
            {t.potsMost(number(potsHandedOut.most))}
          </DoubtMark>
        </li>
        <li>
          <DoubtMark doubt={{ kind: "oneSource" }}>{t.potScaling}</DoubtMark>
        </li>
      </ul>
      <RecordTable
        label={t.kinds.pot ?? ""}
        columns={[t.name, t.zone, t.place, t.weakness]}
        rows={potFateFacts.map((record) => ({
          id: record.id,
          cells: [
            <GameName key="n" name={pot(record.id)} />,
            <GameName key="z" name={zoneName(record.zone)} />,
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
