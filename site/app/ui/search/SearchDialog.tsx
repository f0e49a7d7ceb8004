import navSprite from "virtual:glyphs/nav";
import zoneNames from "@foray/eorzea/zones/names/en";
import { search } from "@foray/fieldops/search/index";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { announce } from "~/browser/announce.ts";
import { universalisServer } from "~/browser/preferences.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { bestName } from "./best-name.ts";
import type { Found } from "./index-data.ts";
import { kindGlyphs } from "./kinds.ts";
import { searchMessages } from "./messages.ts";
import { recentFinds, rememberFind } from "./recent.ts";
import styles from "./SearchDialog.module.css";
import { useSearchIndex } from "./use-index.ts";

const SHOWN = 12;

/** Search over everything: a combobox in a modal dialog. Each find is a real link; a world sets the market region. */
export default function SearchDialog({ beginning, onClose }: { beginning: string; onClose: () => void }) {
  const t = useMessages(searchMessages);
  const locale = useNameLocale();
  const zoneName = useGameNames("eorzea/zones", zoneNames);
  const navigate = useNavigate();
  const { index, failed, retry } = useSearchIndex(locale);
  const [text, setText] = useState(beginning);
  const [place, setPlace] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const wanted = useDeferredValue(text);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);

  const finds = useMemo(() => {
    if (index === null) return [];
    if (wanted.trim() !== "") return search(index, wanted, SHOWN).map(({ entry }) => entry);
    const all = index.entries.map(({ entry }) => entry);
    const recent = recentFinds.get().flatMap((id) => all.find((entry) => entry.id === id) ?? []);
    const pages = all.filter(({ kind, id }) => kind === "page" && !recent.some((entry) => entry.id === id));
    return [...recent, ...pages].slice(0, SHOWN);
  }, [index, wanted]);

  const current = Math.min(place, finds.length - 1);
  const optionId = (at: number) => `${list}-${at}`;

  const choose = (found: Found) => {
    rememberFind(found.id);
    if (found.kind === "world") {
      universalisServer.set(found.target);
      announce(t.regionSet(found.names["en"] ?? found.target));
    }
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
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
      document.getElementById(optionId(move))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const found = finds[current];
      if (found === undefined) return;
      choose(found);
      if (found.kind === "world") return;
      if (event.ctrlKey || event.metaKey) window.open(found.target, "_blank", "noopener");
      else navigate(found.target);
    }
  };

  const empty = wanted.trim() === "";
  const status = (() => {
    if (index === null) return failed ? "" : t.loading;
    return empty ? "" : t.results(finds.length);
  })();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is a pointer's short cut; Escape does it for keys
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
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to write in this field
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={t.title}
          aria-expanded={finds.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={finds.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t.field}
          value={text}
          maxLength={80}
          onChange={(event) => {
            setText(event.target.value);
            setPlace(0);
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
      {failed && index === null && (
        <div className={styles.trouble}>
          <Note kind="warn">{t.failed}</Note>
          <Button icon="refresh" onClick={retry}>
            {t.retry}
          </Button>
        </div>
      )}
      <div id={list} role="listbox" aria-label={t.finds} className={styles.list}>
        {finds.map((found, at) => (
          <Option
            key={`${found.kind}-${found.id}`}
            id={optionId(at)}
            found={found}
            selected={at === current}
            onPoint={() => setPlace(at)}
            onChoose={() => choose(found)}
          >
            <Glyph sprite={navSprite} id={kindGlyphs[found.kind]} size={22} />
            <span className={styles.name}>
              <GameName name={bestName(found.names, locale, wanted)} />
              {found.zone !== undefined && (
                <small>
                  <GameName name={zoneName(found.zone)} />
                </small>
              )}
            </span>
            <span className={styles.kind}>{t.kinds[found.kind]}</span>
          </Option>
        ))}
      </div>
      {index !== null && finds.length === 0 && <p className={styles.none}>{t.none(wanted.trim())}</p>}
    </dialog>
  );
}

type OptionProps = Readonly<{
  id: string;
  found: Found;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
  children: React.ReactNode;
}>;

function Option({ id, found, selected, onPoint, onChoose, children }: OptionProps) {
  const shared = {
    id,
    role: "option",
    "aria-selected": selected,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
  };
  if (found.kind === "world") {
    return (
      <button type="button" {...shared} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={found.target}
      {...shared}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
      }}
    >
      {children}
    </Link>
  );
}
