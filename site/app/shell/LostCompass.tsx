import styles from "./LostCompass.module.css";

const ticks = Array.from({ length: 24 }, (_, tick) => {
  const angle = (tick * Math.PI) / 12;
  const at = (radius: number) =>
    `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(80 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(tick % 6 === 0 ? 48 : 53)}L${at(58)}`;
}).join("");

/** Picture of the error page, inline because loading another file may be what failed. */
export function LostCompass() {
  return (
    <svg className={styles.chart} viewBox="0 0 480 160" aria-hidden="true">
      <path
        className={styles.grid}
        d="M60 8v144M120 8v144M180 8v144M240 8v144M300 8v144M360 8v144M420 8v144M8 40h464M8 80h464M8 120h464"
      />
      <path
        className={styles.coast}
        d="M300 116l22-34 30 8 18-30 40 2 20-22 34 14M300 116l40 14 26-10 44 16 62-20"
      />
      <path className={styles.track} d="M20 136c40-8 30-60 76-66s50 34 104 10" />
      <circle className={styles.bowl} cx="200" cy="80" r="62" />
      <path className={styles.ticks} d={ticks} />
      <path className={styles.needle} d="M226 50l-18 39-17-18z" />
      <path className={styles.tail} d="M174 110l17-39 17 18z" />
      <path className={styles.crack} d="M244 10l-16 34 14 10-22 26 18 12-24 26 10 32" />
    </svg>
  );
}
