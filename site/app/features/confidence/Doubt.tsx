import type { Doubt } from "@foray/fieldops/doubt/doubt";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { formatAside, formatList } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import styles from "./Doubt.module.css";
import { doubtMessages } from "./messages.ts";

/** Distance to the edges of the viewport in px. */
const MARGIN = 8;

/**
 * Underlines an uncertain value, with a note on hover, focus or tap. Without children, shows the name of the
 * doubt.
 * @param others values from other sources in the reader's language, by default as they are in `doubt`
 */
export function DoubtMark({
  doubt,
  others,
  children,
}: {
  doubt: Doubt | null;
  others?: readonly string[];
  children?: ReactNode;
}) {
  const t = doubtMessages;
  const language = useLanguage();
  if (doubt === null) return children;
  if (doubt.kind !== "differ") {
    const { means, word } = t.marks[doubt.kind];
    return (
      <Marked word={word} means={means}>
        {children}
      </Marked>
    );
  }
  const named = others ?? doubt.others;
  const word = named.length === 0 ? t.differShort : t.differ(formatList(named, language));
  return (
    <Marked word={word} short={t.differShort} means={t.differMeans}>
      {children}
    </Marked>
  );
}

/**
 * For values inside a control, which cannot contain another control. The control should lead to a full mark.
 */
export function DoubtText({ doubt, children }: { doubt: Doubt | null; children: ReactNode }) {
  const t = doubtMessages;
  if (doubt === null) return children;
  const word = doubt.kind === "differ" ? t.differShort : t.marks[doubt.kind].word;
  return (
    <span className={styles.underlined}>
      {children}
      <span className="visually-hidden">{formatAside("", word)}</span>
    </span>
  );
}

/** @param dash shows a dash instead of text, for tables with many gaps; `DashNote` explains it */
export function NotKnown({ why, dash = false }: { why: "nobodyKnows" | "notCollected"; dash?: boolean }) {
  const t = doubtMessages;
  if (!dash) return <span className={styles.notKnown}>{t[why]}</span>;
  return (
    <span className={styles.notKnown}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t[why]}</span>
    </span>
  );
}

export function DashNote() {
  return <p className={styles.dashes}>{doubtMessages.dashMeans}</p>;
}

function Marked({
  word,
  short = word,
  means,
  children,
}: {
  word: string;
  /** Text without children, if not `word`. */
  short?: string;
  means: string;
  children?: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  // Hover or focus may precede hydration.
  useEffect(() => {
    const isHovered = wrap.current?.matches(":hover") === true && matchMedia("(hover: hover)").matches;
    if (isHovered || document.activeElement === button.current) setOpen(true);
  }, []);
  useLayoutEffect(() => {
    if (open && button.current && note.current) place(note.current, button.current);
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    // Content above may change height late and scroll the page under the note.
    const follow = () => {
      if (!button.current || !note.current || !isInWindow(button.current)) close();
      else place(note.current, button.current);
    };
    // In the capture phase, so that Escape does not also close a dialog around the mark.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && wrap.current?.contains(target) === false) close();
    };
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("pointerdown", onPress, true);
    window.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [open]);
  const own = children === undefined;
  return (
    <span
      ref={wrap}
      className={styles.wrap}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse" && document.activeElement !== button.current) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.mark}
        data-own={own || undefined}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {own ? (
          short
        ) : (
          <>
            {children}
            <span className="visually-hidden">{formatAside("", word)}</span>
          </>
        )}
      </button>
      {open && (
        <span ref={note} id={id} role="tooltip" popover="manual" className={styles.note}>
          <b>{word}</b> {means}
        </span>
      )}
    </span>
  );
}

function isInWindow(mark: HTMLElement): boolean {
  const { top, bottom } = mark.getBoundingClientRect();
  return bottom > 0 && top < document.documentElement.clientHeight;
}

/** Above the mark, or below if there is no room. */
function place(note: HTMLElement, mark: HTMLElement): void {
  if (!note.matches(":popover-open")) note.showPopover();
  const at = mark.getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - MARGIN;
  const left = Math.max(MARGIN, Math.min(at.left + at.width / 2 - width / 2, most));
  const top = at.top - height >= MARGIN ? at.top - height : at.bottom;
  note.style.left = `${Math.round(left)}px`;
  note.style.top = `${Math.round(top)}px`;
}
