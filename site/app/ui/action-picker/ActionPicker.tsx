import type { LocalName } from "@foray/fieldops/names";
import { useCombobox } from "downshift";
import { type ReactNode, useMemo, useState } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { controlClass } from "~/ui/Field.tsx";
import styles from "./ActionPicker.module.css";
import { pickerMessages } from "./messages.ts";

/** Tells the combobox that an event has been dealt with. */
function leaveToUs({ nativeEvent }: Readonly<{ nativeEvent: Event }>): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

type ActionPickerProps<Id extends string> = Readonly<{
  /** What fits a text, best first; everything for an empty one. */
  find: (text: string) => readonly Id[];
  name: (id: Id) => LocalName;
  /** The action's glyph. */
  mark: (id: Id) => ReactNode;
  /** What stands at the end of its line. */
  note: (id: Id) => ReactNode;
  /** The action in the place that is filled. */
  current?: Id | null;
  /** A button beside the field. */
  children: ReactNode;
  onPick: (id: Id) => void;
  /** Escape with no text. */
  onClose: () => void;
}>;

/** A list of actions to choose from, by a name in any of the game's languages; stays open, so that several can be put in. */
export function ActionPicker<Id extends string>({
  find,
  name,
  mark,
  note,
  current = null,
  children,
  onPick,
  onClose,
}: ActionPickerProps<Id>) {
  const t = pickerMessages;
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const found = useMemo(() => find(text), [find, text]);
  // Text and choice are changed in the very event: what the combobox reports comes after the next render, and by then more may be written.
  const write = (next: string) => {
    setText(next);
    setActive(next.trim() === "" ? -1 : 0);
  };
  const pick = (id: Id | undefined) => {
    if (id === undefined) return;
    write("");
    onPick(id);
  };
  const box = useCombobox<Id>({
    items: [...found],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: active,
    onHighlightedIndexChange: ({ highlightedIndex }) => setActive(highlightedIndex),
    itemToString: (id) => (id === null ? "" : name(id).text),
  });
  return (
    <>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox ties it to its field */}
        <label className="visually-hidden" {...box.getLabelProps()}>
          {t.pick}
        </label>
        <input
          className={controlClass}
          type="text"
          placeholder={t.pick}
          spellCheck={false}
          {...box.getInputProps({
            // The picker opens because the player asked for it.
            autoFocus: true,
            onChange: ({ currentTarget }) => write(currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Escape" && text === "") onClose();
              else if (event.key === "Escape") write("");
              else if (event.key === "Enter" && !event.nativeEvent.isComposing) pick(found[active]);
              else return;
              event.preventDefault();
              leaveToUs(event);
            },
          })}
        />
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {t.found(found.length)}
      </p>
      <ul className={styles.list} {...box.getMenuProps()}>
        {found.map((id, at) => (
          <li
            key={id}
            className={styles.item}
            data-lit={active === at || undefined}
            data-current={id === current || undefined}
            {...box.getItemProps({
              item: id,
              index: at,
              onClick: (event) => {
                leaveToUs(event);
                pick(id);
              },
            })}
          >
            {mark(id)}
            <b>
              <GameName name={name(id)} />
            </b>
            <span>{note(id)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t.none}</p>}
    </>
  );
}
