import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./ReferenceLayout.module.css";

type ReferenceLayoutProps = Readonly<{
  operation: "bozja" | "eureka" | "occult";
  /** Id of the open record. On change, the panel scrolls into view if it is not beside the grid. */
  open: string | undefined;
  /** Above both columns: title, errors, comparison. */
  head: ReactNode;
  panel: ReactNode;
  children: ReactNode;
}>;

/** Grid and panel side by side; in narrow viewports the open panel comes first. */
export function ReferenceLayout({ operation, open, head, panel, children }: ReferenceLayoutProps) {
  const beside = useRef<HTMLDivElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    beside.current?.scrollTo(0, 0);
    if (open === undefined || !window.matchMedia("(max-width: 1099.98px)").matches) return;
    beside.current?.scrollIntoView({ block: "start" });
  }, [open]);
  // Decided once: an open record comes first in the HTML, so that nothing shifts while the page loads. Later
  // changes must not move the focused element.
  const [panelFirst] = useState(open !== undefined);
  const index = <div className={styles.index}>{children}</div>;
  return (
    <article
      data-operation={operation}
      className={styles.layout}
      data-open={open === undefined ? undefined : ""}
      data-panel-first={panelFirst ? "" : undefined}
    >
      <div className={styles.head}>{head}</div>
      {!panelFirst && index}
      <div ref={beside} className={styles.panel}>
        {panel}
      </div>
      {panelFirst && index}
    </article>
  );
}
