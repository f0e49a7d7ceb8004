import charts from "virtual:art/not-found";
import styles from "./NotFoundChart.module.css";

/** A chart of nowhere, in either theme; a hidden lazy image is not fetched. */
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
