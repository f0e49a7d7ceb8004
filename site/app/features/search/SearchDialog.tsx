import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { pageAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { isComposing } from "~/browser/composing.ts";
import { universalisServer } from "~/browser/preferences.ts";
import { useStore } from "~/browser/store.ts";
import { useVisualViewport } from "~/browser/visual-viewport.ts";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { runCommand } from "./commands.ts";
import { searchDialogState } from "./dialog-state.ts";
import type { Found } from "./index-data.ts";
import { searchMessages } from "./messages.ts";
import { recentFinds, rememberFind } from "./recent.ts";
import styles from "./SearchDialog.module.css";
import { optionId, SearchResults } from "./SearchResults.tsx";
import { nothingFound, searchClient } from "./search-client.ts";

/** Long enough for a pasted URL or line of chat. */
const MAX_LENGTH = 500;

type SearchDialogProps = Readonly<{
  beginning: string;
  onClose: () => void;
  onKeys: () => void;
}>;

/**
 * Combobox in a modal dialog. Results are real links, except that a world sets the market region and a
 * setting is applied.
 */
export default function SearchDialog({ beginning, onClose, onKeys }: SearchDialogProps) {
  const t = searchMessages;
  const locale = useNameLocale();
  const navigate = useNavigate();
  const { answered, groups, failed } = useStore(searchClient, nothingFound);
  const [text, setText] = useState(beginning);
  const [place, setPlace] = useState(0);
  /** Where to open the first result once the text has been answered. Set if Enter was pressed before. */
  const [waiting, setWaiting] = useState<"here" | "new" | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const finds = useMemo(() => groups.flatMap((group) => group.finds), [groups]);

  useVisualViewport();
  // In a layout effect, so that the launcher hands over the keyboard without a gap.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // The launcher has stored characters typed since this render.
    setText((drawn) => searchDialogState.get() ?? drawn);
  }, []);
  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  useEffect(() => searchClient.prepare(locale), [locale]);
  useEffect(() => searchClient.find(text, recentFinds.get()), [text]);

  const choose = useCallback(
    (found: Found) => {
      rememberFind(found.id);
      if (found.kind === "world") {
        universalisServer.set(found.target);
        announce(t.regionSet(found.names.en ?? found.target));
      }
      onClose();
      if (found.kind === "setting" && runCommand(found.target, onKeys))
        announce(t.settingDone(found.names[locale] ?? found.names.en ?? ""));
    },
    [onClose, onKeys, locale],
  );

  const open = useCallback(
    (found: Found, where: "here" | "new") => {
      choose(found);
      if (found.kind === "world" || found.kind === "setting") return;
      if (where === "new") window.open(pageAddress(found.target), "_blank", "noopener");
      else void navigate(found.target);
    },
    [choose, navigate],
  );

  useEffect(() => {
    if (waiting === null || answered !== text) return;
    setWaiting(null);
    const [first] = finds;
    if (first !== undefined) open(first, waiting);
  }, [waiting, answered, text, finds, open]);

  const current = Math.min(place, finds.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const last = finds.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(last, current + 5),
      PageUp: Math.max(0, current - 5),
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setPlace(Math.max(0, move));
      document.getElementById(optionId(list, move))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const where = event.ctrlKey || event.metaKey ? "new" : "here";
      const found = finds[current];
      if (answered !== text) setWaiting(where);
      else if (found !== undefined) open(found, where);
    }
  };

  const status = (() => {
    if (answered === null) return failed ? "" : t.loading;
    return answered.trim() === "" ? "" : t.results(finds.length);
  })();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a backdrop click is a pointer shortcut for Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.top}>
        <UiIcon id="search" size={20} />
        <input
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={t.title}
          aria-expanded={finds.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={finds.length > 0 ? optionId(list, current) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t.field.field}
          value={text}
          maxLength={MAX_LENGTH}
          onChange={(event) => {
            setText(event.target.value);
            setPlace(0);
            setWaiting(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" icon="x" iconOnly onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {failed && (
        <div className={styles.trouble}>
          <Note kind="warn">{t.failed}</Note>
          <Button
            icon="refresh"
            onClick={() => {
              searchClient.retry(locale);
              searchClient.find(text, recentFinds.get());
            }}
          >
            {t.retry}
          </Button>
        </div>
      )}
      <SearchResults
        id={list}
        groups={groups}
        wanted={answered ?? ""}
        current={current}
        onPoint={setPlace}
        onChoose={choose}
      />
      {answered !== null && finds.length === 0 && <p className={styles.none}>{t.none(answered.trim())}</p>}
    </dialog>
  );
}
