import { type Coming, clockOf, type Pull } from "@foray/fieldops/fights/pull";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { useSyncExternalStore } from "react";
import { useTenths } from "~/browser/tenths.ts";
import { Diagram } from "~/features/fights/Diagram.tsx";
import { stepText } from "~/features/fights/diagram-words.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { KindMark } from "~/features/fights/kind-marks.tsx";
import { isMine, type Part } from "~/features/fights/my-part.ts";
import { clockText, textOf } from "~/features/fights/words.ts";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { alongMessages } from "./messages.ts";
import styles from "./Now.module.css";
import { markName, partText, stepFor } from "./what-to-say.ts";

const t = alongMessages;
const jobName = (id: string) => pageName(jobNames, id).text;

/** Seconds before a hit from which tenths are shown. */
const CLOSE = 10;

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)");
function onCalm(listener: () => void): () => void {
  const media = calm();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
const useIsCalm = () =>
  useSyncExternalStore(
    onCalm,
    () => calm().matches,
    () => false,
  );

/** Shows tenths at the end, except with reduced motion. */
function Seconds({ pull, to, clock }: { pull: Pull; to: number; clock: number }) {
  const isCalm = useIsCalm();
  const isClose = to - clock < CLOSE + 1 && !isCalm;
  const now = useTenths(isClose);
  const left = Math.max(0, isClose && now > 0 ? to - clockOf(pull, now) : to - clock);
  const tenths = Math.floor(left * 10);
  return (
    <p className={styles.number} role="timer" aria-live="off">
      {isClose && left < CLOSE ? (
        <>
          {Math.floor(tenths / 10)}
          <span>
            <i>.</i>
            {tenths % 10}
          </span>
        </>
      ) : (
        Math.ceil(left)
      )}
    </p>
  );
}

export function Now({
  fight,
  pull,
  clock,
  coming,
  part,
  onOrder,
}: {
  fight: LoadedFight;
  pull: Pull;
  clock: number;
  coming: Coming;
  part: Part;
  onOrder: (point: string, option: string) => void;
}) {
  const { mark, undecided } = coming;
  const mine = partText(fight, mark, part);
  const { arena } = fight.fight;
  const drawn = arena === undefined ? null : stepFor(fight, mark, clock);
  const orderName = (option: string, at: number) => textOf(fight, `branch/${option}`)?.text ?? String(at + 1);
  return (
    <div className={styles.now}>
      <div className={styles.words}>
        <p className={styles.label}>{t.next}</p>
        <h2 className={styles.name}>
          <KindMark kind={mark.kind} size={30} />
          <GameName name={markName(fight, mark)} />
        </h2>
        <Seconds pull={pull} to={mark.t} clock={clock} />
        {mine !== null && (
          <p className={styles.mine} lang={mine.lang}>
            {mine.text}
          </p>
        )}
        {undecided !== undefined && (
          <div className={styles.orders}>
            <p>{t.either(undecided.options.map(orderName).join(t.or))}</p>
            <p>
              {undecided.options.map((option, at) => (
                <button key={option} type="button" onClick={() => onOrder(undecided.id, option)}>
                  {orderName(option, at)}
                </button>
              ))}
            </p>
          </div>
        )}
        <p className={styles.times}>
          {mark.from < mark.t && <span>{t.casts(clockText(mark.from))}</span>}
          <span>{t.hits(clockText(mark.t))}</span>
        </p>
      </div>
      {drawn !== null && arena !== undefined && (
        <figure className={styles.figure}>
          <Diagram
            arena={arena}
            step={drawn.step}
            said={stepText(drawn.step, jobName)}
            mine={(who) => isMine(part, who)}
          />
          {drawn.example && <figcaption>{t.example}</figcaption>}
        </figure>
      )}
    </div>
  );
}
