import {
  cutStave,
  type Lane,
  laneOf,
  lanes,
  type Mark,
  rowsOf,
  type Stave,
} from "@foray/fieldops/fights/score";
import type { FightPart } from "@foray/fieldops/records/fights/types";
import { type KeyboardEvent, useState } from "react";
import { formatAside, formatTimes } from "~/i18n/format.ts";
import type { LoadedFight } from "./fight-data.ts";
import { KindShape } from "./kind-marks.tsx";
import { fightMessages } from "./messages.ts";
import styles from "./Score.module.css";
import { clockText, fightName, kindName, mechanicName, partName } from "./words.ts";

/** `left` is where the lanes begin, `tick` the seconds between labels. */
type Look = Readonly<{ width: number; left: number; seconds: number; labels: boolean; tick: number }>;

/** Hit area of a mark, which is at least 24 CSS pixels however small the drawing is. */
const TARGET = 28;
const LANE_GAP = 9;
const HEAD = 22;
const FOOT = 24;
const RIGHT = 24;

const isHit = (lane: Lane) => (mark: Mark) => laneOf(mark.kind) === lane;

function Stem({ mark, x, y }: { mark: Mark; x: (t: number) => number; y: number }) {
  return (
    <>
      {mark.from < mark.t && (
        <path className={styles.cast} data-kind={mark.kind} d={`M${x(mark.from)} ${y}H${x(mark.t)}`} />
      )}
      {mark.last > mark.t && (
        <path className={styles.stay} data-kind={mark.kind} d={`M${x(mark.t)} ${y}H${x(mark.last)}`} />
      )}
    </>
  );
}

/** Roving focus: one mark is in the tab order, and arrow keys move between marks. */
type Walk = Readonly<{ at: string; set: (key: string) => void; nameOf: (mark: Mark) => string }>;

const keyOfMark = (part: string | undefined, { action, mechanic, t }: Mark) =>
  `${part ?? ""} ${t} ${mechanic} ${action}`;

function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest("nav")?.querySelectorAll("a") ?? [])].filter(
    (link) => link.getClientRects().length > 0,
  );
  const at = links.indexOf(event.currentTarget);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (link === undefined) return;
  event.preventDefault();
  link.focus();
}

function MarkLink({
  mark,
  part,
  x,
  y,
  walk: { at, nameOf, set },
}: {
  mark: Mark;
  part: string | undefined;
  x: number;
  y: number;
  walk: Walk;
}) {
  const drawn = (
    <>
      <rect
        className={styles.reach}
        x={x - TARGET / 2}
        y={y - TARGET / 2}
        width={TARGET}
        height={TARGET}
        rx={TARGET / 2}
      />
      <KindShape kind={mark.kind} x={x} y={y} size={18} />
      {mark.count > 1 && (
        <text className={styles.count} x={x + 7} y={y - 7}>
          {mark.count}
        </text>
      )}
    </>
  );
  if (mark.mechanic === undefined) return <g className={styles.still}>{drawn}</g>;
  const key = keyOfMark(part, mark);
  return (
    <a
      href={`#${mark.mechanic}`}
      tabIndex={key === at ? 0 : -1}
      aria-label={nameOf(mark)}
      className={styles.link}
      onFocus={() => set(key)}
      onKeyDown={walk}
    >
      {drawn}
    </a>
  );
}

/** Estimated widths of a Latin letter and a CJK character. */
const LETTER = 6.8;
const SIGN = 14;

function fitted(text: string, room: number): string {
  const letters = [...text];
  const widths = letters.map((letter) => (letter > "\u2e7f" ? SIGN : LETTER));
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widthOf(letters.length) <= room) return text;
  const count = letters.findLastIndex((_, at) => widthOf(at + 1) + LETTER <= room) + 1;
  return `${letters.slice(0, count).join("").trimEnd()}…`;
}

/** `yOf` returns the center of a mark. */
function layLanes(marks: readonly Mark[], shown: readonly Lane[], x: (t: number) => number) {
  const heights = new Map<Mark, number>();
  let bottom = HEAD;
  const laid = shown.map((lane) => {
    const top = bottom + LANE_GAP;
    const own = marks.filter(isHit(lane)).sort((a, b) => a.t - b.t);
    const rowOf = rowsOf(
      own.map(({ t }) => x(t)),
      TARGET,
    );
    for (const [at, mark] of own.entries()) heights.set(mark, top + ((rowOf[at] ?? 0) + 0.5) * TARGET);
    const rows = Math.max(1, ...rowOf.map((row) => row + 1));
    bottom = top + rows * TARGET;
    return { lane, rows, top };
  });
  return { lanes: laid, bottom, yOf: (mark: Mark) => heights.get(mark) ?? HEAD };
}

function Drawing({
  fight,
  stave,
  enrage,
  look: { labels, left, seconds, tick, width },
  walk: keys,
}: {
  fight: LoadedFight;
  stave: Stave;
  enrage: readonly number[];
  look: Look;
  walk: Walk;
}) {
  const t = fightMessages;
  const used = lanes.filter((lane) => stave.marks.some(isHit(lane)));
  const shown = labels ? lanes.filter((lane) => used.includes(lane) || stave.part === undefined) : used;
  const scale = (width - left - RIGHT) / seconds;
  const x = (time: number) => Math.round((left + (time - stave.from) * scale) * 10) / 10;
  const end = x(stave.to);
  const laid = layLanes(stave.marks, shown, x);
  const { bottom, yOf } = laid;
  const first = Math.ceil(stave.from / tick) * tick;
  const ticks = Array.from(
    { length: Math.floor((stave.to - first) / tick) + 1 },
    (_, at) => first + at * tick,
  );
  const walls = enrage.filter((time) => time > stave.from && time <= stave.to);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${bottom + FOOT}`} role="presentation">
      {laid.lanes.map(({ lane, rows, top }) => (
        <g key={lane}>
          {Array.from({ length: rows }, (_, row) => top + (row + 0.5) * TARGET).map((y) => (
            <path key={y} className={styles.lane} d={`M${left} ${y}H${end}`} />
          ))}
          {labels && (
            <text className={styles.laneName} x={left - 18} y={top + (rows * TARGET) / 2 + 4}>
              {t.lanes[lane]}
            </text>
          )}
        </g>
      ))}
      {stave.parts.map((part: FightPart, at) => {
        const from = x(part.from ?? stave.from);
        const next = stave.parts[at + 1]?.from;
        const room = (next === undefined ? end : x(next)) - from;
        return (
          <g key={part.id}>
            <path className={styles.part} d={`M${from} 4V${bottom}`} />
            {room > 54 && (
              <svg x={from + 6} width={room - 10} height={HEAD} role="presentation">
                <text className={styles.partName} y={18}>
                  {fitted(partName(fight, part.id).text, room - 10)}
                </text>
              </svg>
            )}
          </g>
        );
      })}
      {ticks.map((time) => (
        <g key={time}>
          <path className={styles.tick} d={`M${x(time)} ${bottom}v5`} />
          <text className={styles.time} x={x(time)} y={bottom + 18}>
            {clockText(time)}
          </text>
        </g>
      ))}
      {walls.map((time) => (
        <path key={time} className={styles.wall} d={`M${x(time)} 4V${bottom}`} />
      ))}
      {stave.marks.map((mark) => (
        <Stem key={`${mark.t} ${mark.mechanic} ${mark.action}`} mark={mark} x={x} y={yOf(mark)} />
      ))}
      {stave.marks.map((mark) => (
        <MarkLink
          key={`${mark.t} ${mark.mechanic} ${mark.action}`}
          mark={mark}
          part={stave.part}
          x={x(mark.t)}
          y={yOf(mark)}
          walk={keys}
        />
      ))}
    </svg>
  );
}

const WIDE = { width: 1040, left: 140, labels: true } as const;
const NARROW: Look = { width: 280, left: 16, seconds: 95, labels: false, tick: 15 };

const piecesOf = (stave: Stave, walls: readonly number[]): readonly Stave[] =>
  cutStave(stave, NARROW.seconds - 6).filter(
    ({ from, marks, to }) => marks.length > 0 || walls.some((wall) => wall > from && wall <= to),
  );

/** Seconds between labels, chosen to keep them apart. */
const tickOf = (seconds: number) => [10, 15, 30, 60, 120].find((each) => seconds / each <= 16) ?? 240;

/** On narrow screens, cut into pieces of equal scale. The cards have the same content as text. */
export function Score({ fight, staves }: { fight: LoadedFight; staves: readonly Stave[] }) {
  const t = fightMessages;
  const enrage = (fight.fight.enrage ?? []).flatMap(({ t: time }) => time ?? []);
  const [first] = staves.flatMap(({ marks, part }) =>
    marks.flatMap((mark) => (mark.mechanic === undefined ? [] : [keyOfMark(part, mark)])),
  );
  const keysOf = staves.flatMap(({ marks, part }) => marks.map((mark) => keyOfMark(part, mark)));
  const [focused, setFocused] = useState("");
  const keys: Walk = {
    at: keysOf.includes(focused) ? focused : (first ?? ""),
    set: setFocused,
    nameOf: ({ count, kind, mechanic = "", t: time }) => {
      const name = mechanicName(fight, mechanic).text;
      const said = count > 1 ? formatTimes(String(count), name) : name;
      return `${clockText(time)} ${formatAside(said, kindName(kind))}`;
    },
  };
  return (
    <nav className={styles.score} aria-label={t.scoreName(fightName(fight).text)}>
      {staves.map((stave) => {
        const seconds = Math.max(60, stave.to + 4);
        const walls = stave.part === undefined ? enrage : [];
        return (
          <div key={stave.part ?? ""} className={styles.stave}>
            {stave.part !== undefined && (
              <p className={styles.own}>{t.ownClock(partName(fight, stave.part).text)}</p>
            )}
            <div className={styles.wide}>
              <Drawing
                fight={fight}
                stave={stave}
                enrage={walls}
                look={{ ...WIDE, seconds, tick: tickOf(seconds) }}
                walk={keys}
              />
            </div>
            <div className={styles.narrow}>
              {piecesOf(stave, walls).map((piece) => (
                <Drawing
                  key={piece.from}
                  fight={fight}
                  stave={piece}
                  enrage={walls}
                  look={NARROW}
                  walk={keys}
                />
              ))}
            </div>
          </div>
        );
      })}
    </nav>
  );
}
