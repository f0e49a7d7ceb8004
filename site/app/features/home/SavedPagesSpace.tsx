import { lazy, useEffect } from "react";
import { lastPages, noPages } from "~/browser/kept-pages.ts";
import { useStore } from "~/browser/store.ts";
import { Part } from "~/ui/part/Part.tsx";
import { homeMessages } from "./messages.ts";
import styles from "./SavedPagesSpace.module.css";

const SavedPages = lazy(() => import("./SavedPages.tsx"));

/** start/start.ts tells before the first paint whether anything is stored. Reserves the space only then. */
export function SavedPagesSpace() {
  const t = homeMessages;
  const returning = useStore(lastPages, noPages).length > 0;
  useEffect(() => {
    if (returning) document.documentElement.dataset.returning = "";
  }, [returning]);
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept" className={styles.title}>
        {t.yours}
      </h2>
      <div className={styles.columns}>
        <Part>{returning && <SavedPages />}</Part>
      </div>
    </section>
  );
}
