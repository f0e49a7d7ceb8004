import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { asideSigns } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import type { FindGroup } from "./groups.ts";
import type { Found } from "./index-data.ts";
import { glyphOf } from "./kinds.ts";
import { searchMessages } from "./messages.ts";
import styles from "./SearchDialog.module.css";
import { shownNames } from "./shown-names.ts";

type SearchResultsProps = Readonly<{
  id: string;
  groups: readonly FindGroup[];
  wanted: string;
  current: number;
  onPoint: (place: number) => void;
  onChoose: (found: Found) => void;
}>;

export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Memoized, because the dialog renders on every key press. */
export const SearchResults = memo(function SearchResults({
  id,
  groups,
  wanted,
  current,
  onPoint,
  onChoose,
}: SearchResultsProps) {
  const t = searchMessages;
  const locale = useNameLocale();
  const [open, close] = asideSigns();
  const rest = wanted.trim() === "" ? t.opened : t.more;
  return (
    <div id={id} role="listbox" aria-label={t.finds} className={styles.list}>
      {groups.map(({ kind, finds }, group) => {
        const first = groups.slice(0, group).reduce((sum, before) => sum + before.finds.length, 0);
        const label = `${id}-group-${group}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of listbox options
          <div key={kind ?? "rest"} role="group" aria-labelledby={label}>
            <p id={label} role="presentation" className={styles.group}>
              {kind === null ? rest : t.groups[kind]}
            </p>
            {finds.map((found, index) => {
              const place = first + index;
              const glyph = glyphOf(found);
              const { own, matched } = shownNames(found.names, locale, wanted);
              return (
                <Option
                  key={`${found.kind}-${found.id}`}
                  id={optionId(id, place)}
                  found={found}
                  selected={place === current}
                  onPoint={() => onPoint(place)}
                  onChoose={() => onChoose(found)}
                >
                  <Glyph sprite={glyph.sprite} id={glyph.id} size={22} />
                  <span className={styles.name}>
                    <GameName name={own} />
                    {matched !== null && (
                      <span className={styles.matched}>
                        {open}
                        <GameName name={matched} />
                        {close}
                      </span>
                    )}
                    {found.line !== "" && <small>{found.line}</small>}
                  </span>
                  {kind === null && <span className={styles.kind}>{t.kinds[found.kind]}</span>}
                </Option>
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

type OptionProps = Readonly<{
  id: string;
  found: Found;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
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
  if (found.kind === "world" || found.kind === "setting") {
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
