import type { NeededAction } from "@foray/fieldops/holster/needed";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { useState } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { ActionMark } from "~/ui/holster/ActionMark.tsx";
import { useActionNames } from "~/ui/holster/use-action-names.ts";
import styles from "./Needs.module.css";
import { needMessages } from "./need-messages.ts";
import { MOST_OWNED, type Owned, ownedActions } from "./owned.ts";

/** Actions with copies needed, owned (to be typed in) and still to get. */
export function NeededActions({ actions, owned }: { actions: readonly NeededAction[]; owned: Owned }) {
  const t = useMessages(needMessages);
  const name = useActionNames();
  const set = (action: LostActionId, count: number) => {
    const next = new Map(owned);
    if (count === 0) next.delete(action);
    else next.set(action, count);
    ownedActions.set(next);
  };
  return (
    <table className={styles.actions}>
      <caption className="visually-hidden">{t.actions}</caption>
      <thead>
        <tr>
          <th scope="col">{t.action}</th>
          <th scope="col">{t.needed}</th>
          <th scope="col">{t.owned}</th>
          <th scope="col">{t.missing}</th>
        </tr>
      </thead>
      <tbody>
        {actions.map(({ action, needed, missing }) => (
          <tr key={action} data-done={missing === 0 || undefined}>
            <th scope="row">
              <span>
                <ActionMark action={action} />
                <GameName name={name(action)} />
              </span>
            </th>
            <td>{needed}</td>
            <td>
              <OwnedField
                label={t.ownedOf(name(action).text)}
                count={owned.get(action) ?? 0}
                onChange={(count) => set(action, count)}
              />
            </td>
            <td>{missing === 0 ? <UiIcon id="check" size={18} label={t.complete} /> : <b>{missing}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnedField({
  label,
  count,
  onChange,
}: {
  label: string;
  count: number;
  onChange: (count: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      className={styles.own}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? count}
      onChange={(event) => {
        const digits = event.target.value.normalize("NFKC").replace(/\D/g, "").slice(0, 5);
        setDraft(digits);
        onChange(Math.min(MOST_OWNED, Number(digits)));
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => setDraft(null)}
    />
  );
}
