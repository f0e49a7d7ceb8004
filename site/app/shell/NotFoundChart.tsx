import charts from "virtual:art/not-found";
import styles from "./NotFoundChart.module.css";

/** Has an image for each theme. Being lazy, the hidden one is not loaded. */
export function NotFoundChart() {
  return (
    <p className={styles.chart} aria-hidden="true">
      {charts.map((address, theme) => (
        <img
          key={address}
          data-theme-plate={theme === 0 ? "day" : "night"}
          src={address}
          alt=""
          width={960}
          height={400}
          loading="lazy"
          decoding="async"
        />
      ))}
    </p>
  );
}
