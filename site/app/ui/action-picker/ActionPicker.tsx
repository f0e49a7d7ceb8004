import type { LocalName } from "@foray/fieldops/names";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type ReactNode, useMemo, useState } from "react";
import { isComposing } from "~/browser/composing.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { controlClass } from "~/ui/Field.tsx";
import styles from "./ActionPicker.module.css";
import { pickerMessages } from "./messages.ts";

function leaveToUs({ nativeEvent }: Readonly<{ nativeEvent: Event }>): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

/** Typing highlights the best match. The list stays open: blur, clicks and leaving it change nothing. */
function stateReducer<Id>(
  state: UseComboboxState<Id>,
  { type, changes }: UseComboboxStateChangeOptions<Id>,
): Partial<UseComboboxState<Id>> {
  const { InputBlur, InputChange, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
  if (type === InputChange) return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
  if (type === InputClick || type === InputBlur || type === MenuMouseLeave) return state;
  return changes;
}

type ActionPickerProps<Id extends string> = Readonly<{
  /** Matches of a text, best first; all ids for an empty text. */
  find: (text: string) => readonly Id[];
  name: (id: Id) => LocalName;
  mark: (id: Id) => ReactNode;
  note: (id: Id) => ReactNode;
  current?: Id | null;
  children: ReactNode;
  onPick: (id: Id) => void;
  /** Called on Escape in an empty field. */
  onClose: () => void;
}>;

/** The list stays open, so that several actions can be picked. */
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
  const found = useMemo(() => find(text), [find, text]);
  // The text is our own state, set in the event itself, so that the list never lags behind it.
  const box = useCombobox<Id>({
    items: [...found],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    itemToString: (id) => (id === null ? "" : name(id).text),
    stateReducer,
  });
  const active = box.highlightedIndex < found.length ? box.highlightedIndex : -1;
  const empty = () => {
    setText("");
    box.setHighlightedIndex(-1);
  };
  const pick = (id: Id | undefined) => {
    if (id === undefined) return;
    empty();
    onPick(id);
  };
  return (
    <>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps ties it to the field */}
        <label className="visually-hidden" {...box.getLabelProps()}>
          {t.pick}
        </label>
        <input
          className={controlClass}
          type="text"
          placeholder={t.pick}
          spellCheck={false}
          {...box.getInputProps({
            ...(active === -1 && { "aria-activedescendant": undefined }),
            onChange: ({ currentTarget }) => setText(currentTarget.value),
            onKeyDown: (event) => {
              if (isComposing(event.nativeEvent)) {
                leaveToUs(event);
                return;
              }
              if (event.key === "Escape" && text === "") onClose();
              else if (event.key === "Escape") empty();
              else if (event.key === "Enter") pick(found[active]);
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
