import { knowledgeBetween } from "@foray/fieldops/occult/experience";
import { knowledge } from "@foray/fieldops/records/knowledge/facts";
import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { formatNumber, formatRange } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { LevelRange } from "~/ui/LevelRange.tsx";
import { guideMessages } from "../messages.ts";
import styles from "../OccultGuide.module.css";

const levels = Array.from({ length: knowledge.levelMax }, (_, index) => index + 1);

export default function Knowledge() {
  const t = guideMessages;
  const language = useLanguage();
  const zoneName = useZoneNames();
  const number = (value: number) => formatNumber(value, language);
  const range = ([least, most]: readonly [number, number]) =>
    least === most ? String(least) : formatRange(String(least), String(most));
  return (
    <>
      <ul className={styles.rules}>
        {knowledge.zones.map(({ syncTo, zone }) => (
          <li key={zone}>{t.syncRule(zoneName(zone).text, number(syncTo))}</li>
        ))}
        <li>{t.lossRule(number(knowledge.lossAboveLevel))}</li>
        <li>{t.chainRule(number(knowledge.chainMax))}</li>
        <li>{t.gapRule(number(knowledge.balancedPartyMaxGap))}</li>
      </ul>
      <div className={styles.calculator}>
        <LevelRange most={knowledge.levelMax} words={t} sum={knowledgeBetween} />
      </div>
      <RecordTable
        label={t.pages.knowledge.title}
        columns={[t.level, t.toNext, t.inSum]}
        rows={levels.map((level) => {
          const step = knowledge.experience[level - 1];
          return {
            id: `level-${level}`,
            cells: [level, step === undefined ? "–" : number(step), number(knowledgeBetween(1, level) ?? 0)],
          };
        })}
      />
      <h2>{t.chainGap}</h2>
      <RecordTable
        label={t.chainGap}
        columns={[t.players, t.level]}
        rows={knowledge.chainLevelGap.map(({ players, gap }) => ({
          id: `party-${players[0]}`,
          cells: [range(players), `+${range(gap)}`],
        }))}
      />
    </>
  );
}
