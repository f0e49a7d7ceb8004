import type { LostActionId } from "@foray/fieldops/lost-actions/ids";
import { lostActions } from "@foray/fieldops/lost-actions/index";
import type { Role } from "@foray/fieldops/lost-actions/roles";
import type { LostAction } from "@foray/fieldops/lost-actions/types";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { useCombobox } from "downshift";
import { useMemo, useState } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { ActionMark } from "./ActionMark.tsx";
import styles from "./ActionPicker.module.css";
import { bagMessages } from "./messages.ts";
import { useActionNames } from "./use-action-names.ts";

type Entry = LostAction & Readonly<{ kind: "action" }>;

const index = buildIndex<Entry>(lostActions.map((action) => ({ ...action, kind: "action" })));

type ActionPickerProps = Readonly<{
  role: Role | null;
  onPick: (action: LostActionId) => void;
  onClose: () => void;
}>;

/** Every lost action, found by a name in any of the game's languages; stays open, so that several can be put in. */
export default function ActionPicker({ role, onPick, onClose }: ActionPickerProps) {
  const t = useMessages(bagMessages);
  const name = useActionNames();
  const [text, setText] = useState("");
  const found = useMemo(() => {
    const fits = (action: LostAction) => role === null || action.roles.includes(role);
    const fittingFirst = (actions: readonly LostAction[]) => [
      ...actions.filter(fits),
      ...actions.filter((action) => !fits(action)),
    ];
    if (text.trim() === "") return fittingFirst(lostActions);
    const hits = search(index, text, 40);
    // What is called as it is written comes before what is nearly so, whoever may use it.
    return [false, true].flatMap((near) =>
      fittingFirst(hits.filter(({ fuzzy }) => fuzzy === near).map(({ entry }) => entry)),
    );
  }, [text, role]);
  const box = useCombobox<LostAction>({
    items: [...found],
    inputValue: text,
    selectedItem: null,
    initialIsOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: (item) => (item === null ? "" : item.names.en),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onStateChange: ({ type, selectedItem }) => {
      if (!selectedItem) return;
      if (
        type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
        type === useCombobox.stateChangeTypes.ItemClick
      ) {
        onPick(selectedItem.id);
        setText("");
      }
    },
    stateReducer: (_, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur:
          // Leaving the field must not choose what happens to be lit.
          return { ...changes, selectedItem: null, inputValue: text, isOpen: true };
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
        case useCombobox.stateChangeTypes.ItemClick:
          return { ...changes, inputValue: "", isOpen: true, highlightedIndex: 0 };
        default:
          return { ...changes, isOpen: true };
      }
    },
  });
  return (
    <div className={styles.picker}>
      <div className={styles.row}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox ties it to its field */}
        <label className="visually-hidden" {...box.getLabelProps()}>
          {t.pick}
        </label>
        <input
          className={controlClass}
          placeholder={t.pick}
          {...box.getInputProps({
            // The picker opens because the player asked for it.
            autoFocus: true,
            // At once, so that Enter right after a key takes what that key has left.
            onChange: ({ currentTarget }) => setText(currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Escape" && text === "") onClose();
            },
          })}
        />
        <Button kind="quiet" icon="x" iconOnly onClick={onClose}>
          {t.close}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {t.found(found.length)}
      </p>
      <ul className={styles.list} {...box.getMenuProps()}>
        {found.map((action, at) => (
          <li
            key={action.id}
            className={styles.item}
            data-lit={box.highlightedIndex === at || undefined}
            {...box.getItemProps({ item: action, index: at })}
          >
            <ActionMark action={action.id} />
            <b>
              <GameName name={name(action.id)} />
            </b>
            <span>
              {role !== null && !action.roles.includes(role) && <i>{t.notForRole}</i>}
              {t.lineWeight(action.weight)}
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t.none}</p>}
    </div>
  );
}
