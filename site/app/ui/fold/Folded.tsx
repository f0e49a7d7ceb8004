import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { formatLabelled, formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import "./fold.css";
import { foldMessages } from "./messages.ts";

type FoldedProps = Readonly<{
  /** How many rows a phone shows before a press. */
  shown: number;
  /** Name of the list, for those who do not see where the press is. */
  name: string;
  /** Number that the press names, if it is not that of the rows. */
  count?: number;
  /** The row with the press, which carries `data-show-all`; a list item if left out. */
  row?: (press: ReactNode) => ReactNode;
  /** The rows. */
  children: ReactNode;
}>;

const listItem = (press: ReactNode) => <li data-show-all="">{press}</li>;

/**
 * Rows of a list or table of which a phone shows the first until a press. All are in the markup, and the style sheet hides what follows
 * the press on a phone that runs scripts, so that paper and readers without scripts have every row. A link to a hidden row shows them.
 */
export function Folded({ shown, name, count, row = listItem, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const rows = Children.toArray(children);
  if (open || shown >= rows.length) return rows;
  return [
    ...rows.slice(0, shown),
    <Press key="show-all" name={name} count={count ?? rows.length} row={row} onShow={() => setOpen(true)} />,
    ...rows.slice(shown),
  ];
}

/** The press between the rows that are shown and the rest; the focus goes to the first row that is new. */
function Press({
  name,
  count,
  row,
  onShow,
}: Readonly<{ name: string; count: number; row: (press: ReactNode) => ReactNode; onShow: () => void }>) {
  const ref = useRef<HTMLSpanElement>(null);
  const language = useLanguage();
  const { hash } = useLocation();
  useEffect(() => {
    const linked = named(hash);
    const holder = ref.current?.closest("[data-show-all]");
    if (linked === null || holder?.parentElement?.contains(linked) !== true) return;
    if ((holder.compareDocumentPosition(linked) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return;
    // Scrolled to from here, as the row is shown only then.
    onShow();
    requestAnimationFrame(() => linked.scrollIntoView());
  });
  const text = foldMessages.showAll(formatNumber(count, language));
  return row(
    <span ref={ref}>
      <Button
        icon="chevron-down"
        aria-label={formatLabelled(text, name)}
        onClick={({ currentTarget }) => {
          const first = currentTarget.closest("[data-show-all]")?.nextElementSibling;
          flushSync(onShow);
          if (!(first instanceof HTMLElement)) return;
          first.tabIndex = -1;
          first.focus();
        }}
      >
        {text}
      </Button>
    </span>,
  );
}

/** The element that the address names. */
function named(hash: string): HTMLElement | null {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A torn escape names nothing.
    return null;
  }
}
