import { doubtOf } from "@foray/fieldops/doubt/doubt";
import { levelRulesOf } from "@foray/fieldops/fields/level-rules";
import { challengeLogFacts } from "@foray/fieldops/records/challenge-log/facts";
import logNames from "@foray/fieldops/records/challenge-log/names/page";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { ElementWord } from "~/features/record-table/cells.tsx";
import { Lines, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { formatLabelled, formatNumber, formatPercent, sentenceGap } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import styles from "./Levels.module.css";
import { levelMessages } from "./messages.ts";

const bozja = levelRulesOf("bozja");
const eureka = levelRulesOf("eureka");
const occult = levelRulesOf("occult");

export function meta() {
  return pageMeta({ title: levelMessages.title, description: levelMessages.lead, path: "/levels" });
}

export default function LevelsPage() {
  const t = levelMessages;
  const language = useLanguage();
  const zone = useZoneNames();
  const duty = useGameNames("fieldops/duties", dutyNames);
  const entry = useGameNames("fieldops/challenge-log", logNames);
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number) => formatPercent(value / 100, language);
  const gapDoubt = doubtOf({ confidence: occult.levelGapConfidence }, "levelGap");
  /** The first zone in which the level can be reached. */
  const capOf = (level: number) => {
    const first = eureka.levelMaxByZone.find((each) => each.level >= level);
    return first === undefined ? "" : t.capOf(zone(first.zone).text, number(first.level));
  };
  const taskOf = ({ amount, chainLength, counts }: (typeof challengeLogFacts)[number]) => {
    const task = t.taskText(number(amount), t.counts[counts]);
    return chainLength === undefined ? task : t.chainOf(task, number(chainLength));
  };
  const ranks = [...new Set(bozja.opens.map(({ rank }) => rank))];
  return (
    <TablePage title={t.title} lead={t.lead} tables={["level-rules", "challenge-log"]}>
      <section className={styles.section}>
        <h2 id="elemental">{t.elemental}</h2>
        <ul className={styles.facts}>
          <li>
            {formatLabelled(t.toNext)}
            <NotKnown why="notCollected" />
          </li>
          <li>{t.logExperienceNote}</li>
        </ul>
        <RecordTable
          label={t.elemental}
          columns={[t.level, t.resistance, t.logExperience]}
          figures={[1, 2]}
          room={16}
          rows={Array.from({ length: eureka.levelMax }, (_, index) => {
            const experience = eureka.challengeLogExperience[index];
            return {
              id: `elemental-${index + 1}`,
              group: capOf(index + 1),
              cells: [
                index + 1,
                number(eureka.resistanceByLevel[index] ?? 0),
                experience === undefined || experience === 0 ? "–" : number(experience),
              ],
            };
          })}
        />
        <h3>{t.bonus}</h3>
        <RecordTable
          label={t.bonus}
          columns={[t.magia, t.power]}
          figures={[1]}
          rows={eureka.elementBonus.map((bonus, index) => ({
            id: `magia-${index + 1}`,
            cells: [index + 1, percent(bonus)],
          }))}
        />
      </section>
      <section className={styles.section}>
        <h2 id="ranks">{t.ranks}</h2>
        <ul className={styles.facts}>
          <li>
            {formatLabelled(t.mettleForRank)}
            <NotKnown why="notCollected" />
          </li>
        </ul>
        <RecordTable
          label={t.ranks}
          columns={[t.rank, t.opens]}
          rows={ranks.map((rank) => ({
            id: `rank-${rank}`,
            cells: [
              rank,
              <Lines key="o">
                {bozja.opens
                  .filter((each) => each.rank === rank)
                  .map((each) => (
                    <DoubtMark
                      key={"duty" in each ? each.duty : `${each.zone} ${each.area}`}
                      doubt={doubtOf(bozja, "opens")}
                    >
                      {"duty" in each ? (
                        <GameName name={duty(each.duty)} />
                      ) : (
                        t.area(zone(each.zone).text, each.area)
                      )}
                    </DoubtMark>
                  ))}
              </Lines>,
            ],
          }))}
        />
      </section>
      <section className={styles.section}>
        <h2 id="gap">{t.gap}</h2>
        <p>
          {t.gapLead}
          {sentenceGap()}
          <DoubtMark doubt={gapDoubt === null ? null : { kind: "timed" }} />
        </p>
        <RecordTable
          label={t.gap}
          columns={[t.above, t.dealt, t.taken]}
          figures={[1, 2]}
          room={6}
          rows={occult.levelGap.map(({ above, damageDealtPercent, damageTakenPercent }) => ({
            id: `gap-${above}`,
            cells: [above, percent(damageDealtPercent), percent(damageTakenPercent)],
          }))}
        />
        <p>
          <Link to="/occult/guide/knowledge">{t.knowledge}</Link>
        </p>
      </section>
      <section className={styles.section}>
        <h2 id="log">{t.log}</h2>
        <p>{t.logLead}</p>
        <RecordTable
          label={t.log}
          columns={[t.name, t.task, t.least, t.factor, t.gil]}
          figures={[3, 4]}
          room={6}
          rows={challengeLogFacts.map((record) => ({
            id: record.id,
            group: t.operations[record.operation],
            cells: [
              <GameName key="n" name={entry(record.id)} />,
              <span key="t">
                {taskOf(record)}{" "}
                {(record.aspects ?? []).map((element) => (
                  <ElementWord key={element} element={element} />
                ))}
              </span>,
              record.levelsAboveOwn === undefined ? "–" : t.leastText(record.levelsAboveOwn),
              number(record.experienceFactor),
              number(record.gil),
            ],
          }))}
        />
      </section>
    </TablePage>
  );
}
