import type { Arena, MechanicFacts } from "@foray/fieldops/records/fights/types";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { formatLabelled, formatSeries } from "~/i18n/format.ts";
import { pageName } from "~/i18n/game-names.tsx";
import { Note } from "~/ui/Note.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { Diagram } from "./Diagram.tsx";
import { stepText } from "./diagram-words.ts";
import type { LoadedFight } from "./fight-data.ts";
import { fightMessages } from "./messages.ts";
import { isMine, type Part } from "./my-part.ts";
import styles from "./Steps.module.css";
import { useWay } from "./ways.ts";
import { clockText, mechanicName, textOf, wayName } from "./words.ts";

const jobName = (id: string) => pageName(jobNames, id).text;

export function Steps({
  fight,
  mechanic,
  arena,
  part,
}: {
  fight: LoadedFight;
  mechanic: MechanicFacts;
  arena: Arena;
  part: Part;
}) {
  const t = fightMessages;
  const strategies = mechanic.strategies ?? [];
  const { lost, set, way: strategy } = useWay(`${fight.key}/${mechanic.id}`, strategies);
  if (strategy === undefined) return null;
  const at = `mechanic/${mechanic.id}`;
  return (
    <div className={styles.steps}>
      {strategies.length > 1 && (
        <Segmented
          legend={t.strategy}
          value={strategy.id}
          options={strategies.map(({ id }) => ({ value: id, label: wayName(fight, mechanic, id) }))}
          onChange={set}
        />
      )}
      {lost && <Note kind="warn">{t.wayLost}</Note>}
      {strategy.presets !== undefined && (
        <p className={styles.preset}>{t.preset(formatSeries(strategy.presets))}</p>
      )}
      <section
        className={styles.box}
        aria-label={formatLabelled(t.steps, mechanicName(fight, mechanic.id).text)}
        tabIndex={strategy.steps.length > 1 ? 0 : undefined}
      >
        <ol className={styles.row} data-count={strategy.steps.length}>
          {strategy.steps.map((step, index) => {
            const number = String(index + 1);
            const caption = textOf(fight, `${at}/steps/${strategy.id}/${index}`);
            const said = stepText(step, jobName);
            return (
              <li key={`${strategy.id} ${number}`} className={styles.step}>
                <p className={styles.caption}>
                  <span className={styles.number}>{t.stepOf(number, String(strategy.steps.length))}</span>
                  <span lang={caption?.lang}>{caption?.text ?? t.step(number)}</span>
                  {step.t !== undefined && <span className={styles.time}>{clockText(step.t)}</span>}
                </p>
                <Diagram arena={arena} step={step} said={said} mine={(who) => isMine(part, who)} />
              </li>
            );
          })}
        </ol>
      </section>
    </div>
  );
}
