import { extentOf, floorOf } from "@foray/fieldops/fights/arena";
import { pathOf } from "@foray/fieldops/fights/shapes";
import { along } from "@foray/fieldops/fights/vectors";
import type { Arena, Shape, Step } from "@foray/fieldops/records/fights/types";
import { type ReactNode, useId } from "react";
import styles from "./Diagram.module.css";
import { fightMessages } from "./messages.ts";

const MARGIN = 5;
const SCALE_YALMS = 10;

const keyOf = (shape: Shape): string => pathOf(shape);

/** Ids have to be unique per drawing. */
function Definitions({ id, arena, danger }: { id: string; arena: Arena; danger: readonly Shape[] }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="1.600"
        height="1.600"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V1.600" />
      </pattern>
      <pattern id={`${id}-dots`} width="1.800" height="1.800" patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx="0.900" cy="0.900" r="0.220" />
      </pattern>
      <clipPath id={`${id}-floor`}>
        {floorOf(arena).map((shape) => (
          <path key={keyOf(shape)} d={pathOf(shape)} clipRule="evenodd" />
        ))}
      </clipPath>
      <mask id={`${id}-hit`} maskUnits="userSpaceOnUse" x="-80" y="-80" width="160" height="160">
        {danger.map((shape) => (
          <path key={keyOf(shape)} d={pathOf(shape)} fill="#fff" fillRule="evenodd" />
        ))}
      </mask>
    </defs>
  );
}

/** A notch on the hitbox shows where the boss faces. */
function Boss({ at, face, r }: NonNullable<Step["boss"]>) {
  const [x, y] = at;
  const tip = face === undefined ? null : along(at, face, r + 2.2);
  const [left, right] = face === undefined ? [at, at] : [along(at, face, r, -1.3), along(at, face, r, 1.3)];
  return (
    <g>
      <circle className={styles.hitbox} cx={x} cy={y} r={r} />
      <circle className={styles.boss} cx={x} cy={y} r={1.5} />
      {tip !== null && (
        <path className={styles.front} d={`M${tip.join(" ")}L${left.join(" ")}L${right.join(" ")}Z`} />
      )}
    </g>
  );
}

/** Label of a place, at most two letters. */
const shortOf = (who: readonly string[] | undefined): string =>
  (who ?? []).flatMap((each) => (each.startsWith("party:") ? [each.slice("party:".length)] : [])).join("");

const orbMarks = {
  circle: "M-.7 0a.7.7 0 1 1 1.400 0a.7.7 0 1 1-1.400 0z",
  cross: "M-1 0H1M0-1V1",
  donut: "M-.8 0a.8.8 0 1 1 1.600 0a.8.8 0 1 1-1.600 0zM-.25 0a.25.25 0 1 1 .5 0a.25.25 0 1 1-.5 0z",
  ice: "M0-1.100L.6 0L0 1.100L-.6 0Z",
  fire: "M0-1.100C1 0 .8 1 0 1C-.8 1-1 0 0-1.100Z",
  wind: "M-.9-.5C0-1.200 1-.4.3.2S-.9.6.1 1",
  orb: "M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0z",
  add: "M0-1L1 0L0 1L-1 0Z",
} as const;

function Orbs({ orbs = [] }: Pick<Step, "orbs">) {
  return orbs.map(({ at: [x, y], done, kind, n }) => (
    <g key={`${kind} ${x} ${y}`} className={styles.orb} data-done={done} transform={`translate(${x} ${y})`}>
      <circle r="1.800" />
      <path d={orbMarks[kind]} />
      {n !== undefined && (
        <g transform="translate(1.700 -1.700)">
          <circle className={styles.turn} r="1.200" />
          <text className={styles.turnText} y="0.620">
            {n}
          </text>
        </g>
      )}
    </g>
  ));
}

function People({
  step: { move, stand = [], towers = [] },
  mine,
}: {
  step: Step;
  mine: (who: readonly string[] | undefined) => boolean;
}) {
  return (
    <>
      {towers.map(({ at: [x, y], r, who }) => (
        <g key={`tower ${x} ${y}`} className={styles.tower} data-mine={who !== undefined && mine(who)}>
          <circle cx={x} cy={y} r={r} />
          <text x={x} y={y + 1}>
            {shortOf(who)}
          </text>
        </g>
      ))}
      {move !== undefined && (
        <g className={styles.move}>
          <path d={`M${move.from.join(" ")}L${move.to.join(" ")}`} />
          <circle cx={move.to[0]} cy={move.to[1]} r="0.800" />
        </g>
      )}
      {stand.map(({ at: [x, y], who }) => (
        <g
          key={`stand ${x} ${y} ${who?.join() ?? ""}`}
          className={styles.stand}
          data-mine={mine(who)}
          transform={`translate(${x} ${y})`}
        >
          <circle r="1.700" />
          {shortOf(who) === "" ? <path d="M-.8 0L-.2.6L.9-.6" /> : <text y="0.700">{shortOf(who)}</text>}
        </g>
      ))}
    </>
  );
}

/** North is up, and units are yalms. Hits are hatched, safe ground dotted, and later hits dashed. */
export function Diagram({
  arena,
  step,
  said,
  mine = () => true,
  children,
}: {
  arena: Arena;
  step: Step;
  said: string;
  mine?: (who: readonly string[] | undefined) => boolean;
  /** SVG content on top, in yalms from the center. */
  children?: ReactNode;
}) {
  const t = fightMessages;
  const id = useId();
  const [width, height] = extentOf(arena);
  const [x, y] = [width + MARGIN, height + MARGIN];
  const { boss, danger = [], floor = [], next = [] } = step;
  const within = `url(#${id}-floor)`;
  return (
    <svg
      className={styles.diagram}
      viewBox={`${-x} ${-y} ${2 * x} ${2 * y + 3}`}
      role="img"
      aria-label={said}
    >
      <Definitions id={id} arena={arena} danger={danger} />
      {floorOf(arena).map((shape) => (
        <path key={keyOf(shape)} className={styles.floor} d={pathOf(shape)} fillRule="evenodd" />
      ))}
      <g clipPath={within}>
        {danger.length > 0 && (
          <rect className={styles.safe} x={-80} y={-80} width={160} height={160} fill={`url(#${id}-dots)`} />
        )}
        <path className={styles.graticule} d={`M0 ${-y}V${y}M${-x} 0H${x}`} />
        {floor.map((shape) => (
          <path key={keyOf(shape)} className={styles.mark} d={pathOf(shape)} fillRule="evenodd" />
        ))}
        {danger.length > 0 && (
          <g mask={`url(#${id}-hit)`}>
            <rect className={styles.hit} x={-80} y={-80} width={160} height={160} />
            <rect x={-80} y={-80} width={160} height={160} fill={`url(#${id}-hatch)`} />
          </g>
        )}
        {danger.map((shape) => (
          <path key={keyOf(shape)} className={styles.edge} d={pathOf(shape)} />
        ))}
        {next.map((shape) => (
          <path key={keyOf(shape)} className={styles.next} d={pathOf(shape)} />
        ))}
      </g>
      {floorOf(arena).map((shape) => (
        <path key={keyOf(shape)} className={styles.rim} d={pathOf(shape)} />
      ))}
      <Orbs {...(step.orbs === undefined ? {} : { orbs: step.orbs })} />
      {boss !== undefined && <Boss {...boss} />}
      <People step={step} mine={mine} />
      {children}
      <text className={styles.compass} x={0} y={-height - 1.6}>
        {t.compass.north}
      </text>
      <text className={styles.compass} x={width + 2.6} y={1}>
        {t.compass.east}
      </text>
      <text className={styles.compass} x={-width - 2.6} y={1}>
        {t.compass.west}
      </text>
      <g className={styles.scale} transform={`translate(${x - SCALE_YALMS - 1} ${y + 1.4})`}>
        <path d={`M0-.8V0H${SCALE_YALMS}V-.8`} />
        <text x={SCALE_YALMS / 2} y={-1.2}>
          {t.scale(String(SCALE_YALMS))}
        </text>
      </g>
    </svg>
  );
}
