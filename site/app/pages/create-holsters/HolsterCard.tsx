import { loadRunTypes } from "@foray/fieldops/bozja/holster-sets/load";
import type { HolsterIcon } from "@foray/fieldops/bozja/holster-sets/types";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { bagWeight } from "@foray/fieldops/holster/weight";
import type { DecodedHolster } from "@foray/fieldops/share-codes/holster";
import { readPastedHolster } from "@foray/fieldops/share-codes/pasted-holster";
import { type Dispatch, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field, Select } from "~/ui/Field.tsx";
import { BagsEditor } from "~/ui/holster/BagsEditor.tsx";
import { bagMessages } from "~/ui/holster/messages.ts";
import { useActionNames } from "~/ui/holster/use-action-names.ts";
import { Note } from "~/ui/Note.tsx";
import { undoKey } from "~/ui/use-undo-keys.ts";
import styles from "./Create.module.css";
import type { CardDraft, DraftChange } from "./draft.ts";
import { createMessages } from "./messages.ts";

/** The bags of a pasted link or code; `null` if it is neither. */
async function pastedBags(text: string): Promise<DecodedHolster | null> {
  const pasted = readPastedHolster(text);
  if (pasted.kind === "code") return pasted.decoded;
  if (pasted.kind === "unreadable") return null;
  const types = await loadRunTypes(pasted.host);
  const set = types
    ?.find(({ slug }) => slug === pasted.type)
    ?.holsters.find(({ slug }) => slug === pasted.slug);
  if (set === undefined) return null;
  const entries = (bag: typeof set.main) => bag.map(([action, quantity]) => ({ action, quantity }));
  return { prepop: entries(set.prepop), main: entries(set.main), ignored: [] };
}

/** One holster of the run: name, role, sign, explanation, and its bags by link or by hand. */
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
  const [link, setLink] = useState("");
  const [said, setSaid] = useState<Readonly<{ good: boolean; text: string }> | null>(null);
  // A run may have twenty holsters: the bags of those that are never opened are not drawn.
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
  const readLink = async () => {
    const read = await pastedBags(link).catch(() => undefined);
    if (read === undefined) return setSaid({ good: false, text: t.linkFailed });
    if (read === null) return setSaid({ good: false, text: t.linkNothing });
    const { prepop, main, ignored } = read;
    dispatch({ kind: "bags", key, change: { kind: "set", bags: { prepop, main } } });
    const pieces = ignored
      .slice(0, 8)
      .map(({ text }) => `“${text}”`)
      .join(" ");
    return setSaid(
      ignored.length === 0 ? { good: true, text: t.linkRead } : { good: false, text: t.linkPartly(pieces) },
    );
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
      <form
        className={styles.link}
        onSubmit={(event) => {
          event.preventDefault();
          void readLink();
        }}
      >
        <Field label={t.link}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              spellCheck={false}
              value={link}
              onChange={(event) => setLink(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={link.trim() === ""}>
          {t.readLink}
        </Button>
        <Button
          icon="undo"
          disabled={bags.past.length === 0}
          onClick={() => {
            dispatch({ kind: "bags", key, change: { kind: "undo" } });
            setSaid(null);
            announce(t.undone);
          }}
        >
          {b.undo}
        </Button>
      </form>
      <div role="status">{said !== null && <Note kind={said.good ? "good" : "warn"}>{said.text}</Note>}</div>
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
