import { type ReactNode, useEffect, useRef } from "react";
import styles from "./ScrollBox.module.css";

/** A box for content that may be wider than the page; focusable only while it can scroll. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={ref} className={styles.box} aria-label={label}>
      {children}
    </section>
  );
}
