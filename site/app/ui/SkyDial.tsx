import type { WeatherId } from "@foray/eorzea";
import { useId } from "react";
import styles from "./SkyDial.module.css";

type SkyDialProps = Readonly<{
  /** Eorzea hour with fraction, 0 to 24; null while prerendering. */
  hour: number | null;
  /** Weathers of the periods that begin at 0:00, 8:00 and 16:00 ET, each current or next. */
  bands: readonly [WeatherId, WeatherId, WeatherId] | null;
  /** Indices of the bands to highlight. */
  lit?: readonly number[];
  label: string;
}>;

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const rose = [0, 90, 180, 270];
const halfRose = [45, 135, 225, 315];

/** Point at Eorzea `hour` on the circle of radius `r`; midnight is at the top, clockwise. */
function place(r: number, hour: number): readonly [number, number] {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(150 + r * Math.cos(angle)), round(150 + r * Math.sin(angle))];
}

function arc(r: number, from: number, to: number): string {
  const [x1, y1] = place(r, from);
  const [x2, y2] = place(r, to);
  return `M${x1} ${y1}A${r} ${r} 0 ${to - from > 12 ? 1 : 0} 1 ${x2} ${y2}`;
}

export function SkyDial({ hour, bands, lit = [], label }: SkyDialProps) {
  const title = useId();
  const tip = hour === null ? null : place(112, hour);
  const tail = hour === null ? null : place(18, hour + 12);
  return (
    <svg className={styles.dial} viewBox="0 0 300 300" role="img" aria-labelledby={title}>
      <title id={title}>{label}</title>
      <circle cx="150" cy="150" r="147" className={styles.rim} />
      <circle cx="150" cy="150" r="128" className={styles.face} />
      <circle cx="150" cy="150" r="84" className={styles.ring} />
      <path d={arc(97, 18, 30)} className={styles.night} />
      {[0, 8, 16].map((start, index) => (
        <path
          key={start}
          d={arc(137.5, start + 0.18, start + 7.82)}
          className={styles.band}
          data-weather={bands?.[index]}
          data-lit={lit.includes(index) || undefined}
        />
      ))}
      {hours.map((tick) => {
        const [x1, y1] = place(tick % 8 === 0 ? 115 : tick % 2 === 0 ? 121 : 124, tick);
        const [x2, y2] = place(128, tick);
        return (
          <path
            key={tick}
            d={`M${x1} ${y1}L${x2} ${y2}`}
            className={tick % 8 === 0 ? styles.turn : styles.tick}
          />
        );
      })}
      {[0, 4, 8, 12, 16, 20].map((number) => {
        const [x, y] = place(103, number);
        return (
          <text key={number} x={x} y={y + 4} textAnchor="middle">
            {number}
          </text>
        );
      })}
      <g transform="translate(150 150)" className={styles.rose}>
        {halfRose.map((angle) => (
          <path key={angle} d="M0-42L5-10 0 0-5-10Z" transform={`rotate(${angle})`} opacity=".5" />
        ))}
        {rose.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0-64L7-12 0 0Z" />
            <path d="M0-64L-7-12 0 0Z" opacity=".55" />
          </g>
        ))}
      </g>
      {tip && tail && (
        <>
          <path d={`M${tail[0]} ${tail[1]}L${tip[0]} ${tip[1]}`} className={styles.hand} />
          <circle cx="150" cy="150" r="5" className={styles.pin} />
        </>
      )}
    </svg>
  );
}
