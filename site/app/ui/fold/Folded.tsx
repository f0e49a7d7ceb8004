import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { formatLabelled, formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import "./fold.css";
import { foldMessages } from "./messages.ts";

type FoldedProps = Readonly<{
  /** Number of rows that phones show. */
  shown: number;
  name: string;
  /** Number in the button's label, if not that of the rows. */
  count?: number;
  /** Wraps the button in a row with `data-show-all`; default is a list item. */
  row?: (press: ReactNode) => ReactNode;
  children: ReactNode;
}>;

const listItem = (press: ReactNode) => <li data-show-all="">{press}</li>;

/**
 * Rows that phones unfold by a button. All are in the markup, and fold.css hides those after the button, so
 * that print and readers without scripts get every row. A link to a hidden row unfolds the list.
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

/** Pressing it moves the focus to the first row it reveals. */
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
    // The browser could not scroll to the hidden row.
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

function named(hash: string): HTMLElement | null {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
