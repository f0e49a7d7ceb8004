import { useEffect, useRef } from "react";
import { announcements } from "~/browser/announce.ts";
import { useStore } from "~/browser/store.ts";
import styles from "./Announcer.module.css";

/** Short confirmations, read out politely. The visible one is a popover, so that it shows over dialogs. */
export function Announcer() {
  const current = useStore(announcements, null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (node === null) return;
    if (node.matches(":popover-open")) node.hidePopover();
    if (current !== null) node.showPopover();
  }, [current]);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {current?.text}
      </div>
      <div ref={place} popover="manual" className={styles.place} aria-hidden="true">
        {current && <p className={styles.toast}>{current.text}</p>}
      </div>
    </>
  );
}
