import { type ComponentType, useEffect, useState } from "react";
import { needsReload } from "~/browser/load-failure.ts";
import { useStore } from "~/browser/store.ts";
import { ReloadNotice } from "./ReloadNotice.tsx";
import styles from "./StatusBanners.module.css";

/** Wait after a failure before the next request, in ms. */
const AGAIN = 30_000;

/**
 * Background tasks of the page, loaded once it is interactive. If they do not arrive, the page works without them. They are requested
 * again, as alarms ring from there; if that fails too, a note offers to reload the page.
 */
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
