import { type ComponentType, useEffect, useState } from "react";
import { needsReload } from "~/browser/load-failure.ts";
import { useStore } from "~/browser/store.ts";
import { ReloadNotice } from "./ReloadNotice.tsx";
import styles from "./StatusBanners.module.css";

/** In ms. */
const AGAIN = 30_000;

/** Loads the background tasks once the page is interactive. Retries, because alarms depend on them. */
export function BackgroundLoader() {
  const [Background, setBackground] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const part = await import("./Background.tsx");
        setBackground(() => part.default);
      } catch {
        timer = setTimeout(load, AGAIN);
      }
    };
    void load();
    return () => clearTimeout(timer);
  }, []);
  const incomplete = useStore(needsReload, false);
  if (Background !== null) return <Background />;
  return (
    incomplete && (
      <div className={styles.notes} role="status">
        <ReloadNotice />
      </div>
    )
  );
}
