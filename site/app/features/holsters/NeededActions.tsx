import type { NeededAction } from "@foray/fieldops/holster/needed";
import { type Owned, setOwned } from "~/features/inventory/owned.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { ActionMark } from "./bags/ActionMark.tsx";
import { useActionNames } from "./bags/use-action-names.ts";
import { holsterMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { OwnedField } from "./OwnedField.tsx";

export function NeededActions({ actions, owned }: { actions: readonly NeededAction[]; owned: Owned }) {
  const t = holsterMessages.needs;
  const name = useActionNames();
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
                onChange={(count) => setOwned(owned, action, count)}
              />
            </td>
            <td>{missing === 0 ? <UiIcon id="check" size={18} label={t.complete} /> : <b>{missing}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
