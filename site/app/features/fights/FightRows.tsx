import { fightTicks } from "@foray/fieldops/records/fights/ticks/facts";
import type { FightOperation, FightSummary } from "@foray/fieldops/records/fights/types";
import { Link } from "react-router";
import { formatSeries } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import styles from "./FightRows.module.css";
import { fightKey, fightPath, fightsOf, listedName } from "./list.ts";
import { fightMessages } from "./messages.ts";
import { clockText } from "./words.ts";

const t = fightMessages;

/** Seconds a row covers. Later casts are clamped to its end. */
const SECONDS = 660;
const WIDTH = 440;
const x = (time: number) => Math.round((Math.min(time, SECONDS) / SECONDS) * WIDTH * 10) / 10;

function Ticks({ id }: { id: string }) {
  const { enrage = [], ticks = [] } = fightTicks[id] ?? {};
  const last = Math.max(0, ...ticks.map(([time]) => time), ...enrage);
  if (last === 0) return <span className={styles.none}>{t.noTimeline}</span>;
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={styles.line} d={`M0 19H${x(last)}`} />
      {ticks.map(([time, kind], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two casts may hit in the same second
        <path key={at} className={styles.tick} data-kind={kind} d={`M${x(time)} 19V9`} />
      ))}
      {enrage.slice(0, 1).map((time) => (
        <path key={time} className={styles.wall} d={`M${x(time)} 21V3`} />
      ))}
    </svg>
  );
}

function Row({ fight }: { fight: FightSummary }) {
  const key = fightKey(fight);
  const [end] = fightTicks[key]?.enrage ?? [];
  const has = [
    ...(fight.timeline ? [t.has.timeline] : []),
    ...(fight.written ? [t.has.cards] : []),
    ...(fight.diagrams > 0 ? [t.has.diagrams] : []),
  ];
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={fightPath(fight.operation, fight.id)}>
        <GameName name={listedName(key)} />
      </Link>
      <Ticks id={key} />
      <span className={styles.end}>{end === undefined ? t.hasNot : clockText(end)}</span>
      <span className={styles.has}>{has.length === 0 ? t.hasNot : formatSeries(has)}</span>
    </li>
  );
}

export function FightRows({ operation, titled = true }: { operation: FightOperation; titled?: boolean }) {
  const fights = fightsOf(operation.id);
  return (
    <section
      className={styles.operation}
      data-operation={operation.hue}
      aria-label={titled ? undefined : t.title}
    >
      {titled && (
        <h2>
          <Link to={fightPath(operation.id)}>
            <GameName name={listedName(operation.id)} />
          </Link>
          <span className={styles.about}>
            {t.count(String(fights.length))} · {t.since(operation.since)}
          </span>
        </h2>
      )}
      <ul className={styles.rows}>
        {fights.map((fight) => (
          <Row key={fight.id} fight={fight} />
        ))}
      </ul>
    </section>
  );
}
