import { lostActions } from "@foray/fieldops/bozja/lost-actions/index";
import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { LostAction } from "@foray/fieldops/bozja/lost-actions/types";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { useCombobox } from "downshift";
import { useMemo, useState } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { ActionMark } from "./ActionMark.tsx";
import styles from "./ActionPicker.module.css";
import { bagMessages } from "./messages.ts";
import { useActionNames } from "./use-action-names.ts";

type Entry = LostAction & Readonly<{ kind: "action" }>;

const index = buildIndex<Entry>(lostActions.map((action) => ({ ...action, kind: "action" })));

/** Tells the combobox that an event has been dealt with. */
function leaveToUs({ nativeEvent }: Readonly<{ nativeEvent: Event }>): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

type ActionPickerProps = Readonly<{
  role: Role | null;
  onPick: (action: LostActionId) => void;
  onClose: () => void;
}>;

/** Every lost action, found by a name in any of the game's languages; stays open, so that several can be put in. */
export default function ActionPicker({ role, onPick, onClose }: ActionPickerProps) {
  const t = bagMessages;
  const name = useActionNames();
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
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
  // Text and choice are changed in the very event: what the combobox reports comes after the next render, and by then more may be written.
  const write = (next: string) => {
    setText(next);
    setActive(next.trim() === "" ? -1 : 0);
  };
  const pick = (action: LostAction | undefined) => {
    if (action === undefined) return;
    write("");
    onPick(action.id);
  };
  const box = useCombobox<LostAction>({
    items: [...found],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: active,
    onHighlightedIndexChange: ({ highlightedIndex }) => setActive(highlightedIndex),
    itemToString: (item) => (item === null ? "" : item.names.en),
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
            data-lit={active === at || undefined}
            {...box.getItemProps({
              item: action,
              index: at,
              onClick: (event) => {
                leaveToUs(event);
                pick(action);
              },
            })}
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
