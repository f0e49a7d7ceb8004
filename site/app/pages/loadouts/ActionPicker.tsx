import logosSprite from "virtual:glyphs/logos-actions";
import type { LogosActionGroup } from "@foray/fieldops/eureka/logos-actions/types";
import { joinNames } from "@foray/fieldops/names";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import type { LogosActionId } from "@foray/fieldops/records/logos-actions/ids";
import de from "@foray/fieldops/records/logos-actions/names/de";
import en from "@foray/fieldops/records/logos-actions/names/en";
import fr from "@foray/fieldops/records/logos-actions/names/fr";
import ja from "@foray/fieldops/records/logos-actions/names/ja";
import ko from "@foray/fieldops/records/logos-actions/names/ko";
import zhCn from "@foray/fieldops/records/logos-actions/names/zh-CN";
import zhTw from "@foray/fieldops/records/logos-actions/names/zh-TW";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { useCombobox } from "downshift";
import { useMemo, useState } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import styles from "./ActionPicker.module.css";
import { loadoutMessages } from "./messages.ts";
import { useActionNames } from "./names.ts";

/** The order in which the families are listed. */
const GROUPS: readonly LogosActionGroup[] = ["wisdom", "spirit", "personal", "beneficial", "other"];

const sorted = GROUPS.flatMap((group) => logosActionFacts.filter((action) => action.group === group));

const index = buildIndex(
  joinNames(logosActionFacts, { en, ja, de, fr, ko, "zh-CN": zhCn, "zh-TW": zhTw }).map(({ id, names }) => ({
    id,
    kind: "logosAction",
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)),
  })),
);

/** Actions found for a text, best first; all of them, by family, for none. */
function find(text: string): readonly (typeof sorted)[number][] {
  if (text.trim() === "") return sorted;
  return search(index, text, 30).flatMap(
    ({ entry }) => logosActionFacts.find(({ id }) => id === entry.id) ?? [],
  );
}

type ActionPickerProps = Readonly<{
  title: string;
  current: LogosActionId | null;
  onPick: (action: LogosActionId | null) => void;
  onClose: () => void;
}>;

/** A dialog to choose one action: by family, or by a name in any language. */
export default function ActionPicker({ title, current, onPick, onClose }: ActionPickerProps) {
  const t = loadoutMessages;
  const name = useActionNames();
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const items = useMemo(() => find(text), [text]);
  const { getInputProps, getMenuProps, getItemProps, getLabelProps, highlightedIndex } = useCombobox({
    items: [...items],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex: active,
    onHighlightedIndexChange: (change) => setActive(change.highlightedIndex),
    itemToString: (item) => (item === null ? "" : name(item.id).text),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem.id);
    },
  });
  return (
    <Dialog title={title} close={t.close} onClose={onClose}>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox ties it to its input */}
        <label {...getLabelProps()} className="visually-hidden">
          {t.search}
        </label>
        <input
          {...getInputProps({
            // Told at once and not after a render, so that no letter of quick typing is lost.
            onChange: (event) => {
              setText(event.currentTarget.value);
              setActive(event.currentTarget.value.trim() === "" ? -1 : 0);
            },
            // Escape closes the dialog; the list itself never closes.
            onKeyDown: (event) => {
              if (event.key === "Escape") onClose();
            },
          })}
          className={controlClass}
          type="text"
          placeholder={t.search}
          autoComplete="off"
          spellCheck={false}
        />
        {current !== null && (
          <Button icon="x" onClick={() => onPick(null)}>
            {t.clear}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className={styles.none}>{t.noMatch}</p>}
      <ul {...getMenuProps()} className={styles.list}>
        {items.map((item, place) => (
          <li
            key={item.id}
            {...getItemProps({ item, index: place })}
            className={styles.item}
            data-active={place === highlightedIndex || undefined}
            data-current={item.id === current || undefined}
          >
            <Glyph sprite={logosSprite} id={item.id} size={22} />
            <span className={styles.name}>
              <GameName name={name(item.id)} />
            </span>
            <small>{t.groups[item.group]}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
