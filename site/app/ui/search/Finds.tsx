import zoneNames from "@foray/eorzea/zones/names/en";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import { NavGlyph } from "~/ui/Glyph.tsx";
import { bestName } from "./best-name.ts";
import type { Found } from "./index-data.ts";
import { kindGlyphs } from "./kinds.ts";
import { searchMessages } from "./messages.ts";
import styles from "./SearchDialog.module.css";

type FindsProps = Readonly<{
  id: string;
  finds: readonly Found[];
  /** The text they answer. */
  wanted: string;
  current: number;
  onPoint: (place: number) => void;
  onChoose: (found: Found) => void;
}>;

/** Id of the option at a place of the list `list`. */
export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The finds as a listbox; drawn anew only when they or the marked one change, not at every key. */
export const Finds = memo(function Finds({ id, finds, wanted, current, onPoint, onChoose }: FindsProps) {
  const t = useMessages(searchMessages);
  const locale = useNameLocale();
  const zoneName = useGameNames("eorzea/zones", zoneNames);
  return (
    <div id={id} role="listbox" aria-label={t.finds} className={styles.list}>
      {finds.map((found, place) => (
        <Option
          key={`${found.kind}-${found.id}`}
          id={optionId(id, place)}
          found={found}
          selected={place === current}
          onPoint={() => onPoint(place)}
          onChoose={() => onChoose(found)}
        >
          <NavGlyph id={kindGlyphs[found.kind]} size={22} />
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
