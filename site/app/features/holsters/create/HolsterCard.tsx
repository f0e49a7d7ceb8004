import type { HolsterIcon } from "@foray/fieldops/bozja/holster-sets/types";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { bagWeight } from "@foray/fieldops/holster/weight";
import { type Dispatch, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { undoKey } from "~/ui/use-undo-keys.ts";
import { BagsEditor } from "../bags/BagsEditor.tsx";
import { plainBags } from "../bags/bags.ts";
import { bagMessages } from "../bags/messages.ts";
import PasteHolster from "../bags/paste/PasteHolster.tsx";
import { useActionNames } from "../bags/use-action-names.ts";
import styles from "./Create.module.css";
import type { CardDraft, DraftChange } from "./draft.ts";
import { createMessages } from "./messages.ts";

export default function HolsterCard({
  card,
  number,
  dispatch,
}: {
  card: CardDraft;
  number: number;
  dispatch: Dispatch<DraftChange>;
}) {
  const t = createMessages;
  const b = bagMessages;
  const actionName = useActionNames();
  // A run may have twenty holsters, so bags are only rendered once opened.
  const [opened, setOpened] = useState(false);
  const { key, bags } = card;
  const title = card.name.trim() === "" ? t.holsterNumber(number) : card.name;
  const held = [...new Set([...bags.present.prepop, ...bags.present.main].map(({ action }) => action))];
  const icons: readonly HolsterIcon[] = [...new Set<HolsterIcon>([card.icon, card.role, ...roles, ...held])];
  const iconName = (icon: HolsterIcon) => {
    const role = roles.find((known) => known === icon);
    if (role !== undefined) return b.roles[role];
    const action = held.find((known) => known === icon);
    return action === undefined ? icon : actionName(action).text;
  };
  const set = (change: Extract<DraftChange, { kind: "card" }>["change"]) =>
    dispatch({ kind: "card", key, change });

  return (
    <li
      className={styles.card}
      onKeyDown={(event) => {
        const step = undoKey(event);
        if (step === null) return;
        event.preventDefault();
        dispatch({ kind: "bags", key, change: { kind: step } });
      }}
    >
      <header className={styles.cardHead}>
        <h3>{title}</h3>
        <Button
          small
          kind="quiet"
          icon="trash"
          onClick={() => {
            dispatch({ kind: "remove", key });
            announce(t.removed(title));
          }}
        >
          {t.remove(title)}
        </Button>
      </header>
      <div className={styles.fields}>
        <Field label={t.name}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={80}
              value={card.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.role}>
          {(ids) => (
            <Select
              {...ids}
              value={card.role}
              onChange={(event) => {
                const role = roles.find((known) => known === event.target.value);
                if (role !== undefined) set({ role });
              }}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {b.roles[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.icon}>
          {(ids) => (
            <Select
              {...ids}
              value={card.icon}
              onChange={(event) => {
                const icon = icons.find((known) => known === event.target.value);
                if (icon !== undefined) set({ icon });
              }}
            >
              {icons.map((icon) => (
                <option key={icon} value={icon}>
                  {iconName(icon)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={t.note}>
        {(ids) => (
          <textarea
            {...ids}
            className={controlClass}
            rows={2}
            maxLength={2000}
            value={card.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        )}
      </Field>
      <PasteHolster
        bags={plainBags(bags.present)}
        onBags={(next) => dispatch({ kind: "bags", key, change: { kind: "set", bags: next } })}
        onUndo={() => dispatch({ kind: "bags", key, change: { kind: "undo" } })}
        canUndo={bags.past.length > 0}
      />
      <details className={styles.bags} onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
        <summary>{t.bags(bagWeight(bags.present.prepop), bagWeight(bags.present.main))}</summary>
        {opened && (
          <BagsEditor
            state={bags}
            dispatch={(change) => dispatch({ kind: "bags", key, change })}
            role={card.role}
          />
        )}
      </details>
    </li>
  );
}
