import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./ReferenceLayout.module.css";

type ReferenceLayoutProps = Readonly<{
  operation: "bozja" | "eureka" | "occult";
  /** The record that is open; changes bring its panel into view if it is not next to the grid. */
  open: string | undefined;
  /** Above both columns: title, what went wrong, comparison. */
  head: ReactNode;
  panel: ReactNode;
  children: ReactNode;
}>;

/** Grid and panel: side by side where there is room, else the panel first. */
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
  // The most important part is first in the page, so that nothing is pushed down while a page is still arriving; it keeps its
  // place afterwards, so that opening a record moves no element that holds the focus.
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
