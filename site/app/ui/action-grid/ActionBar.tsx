import type { Role } from "@foray/fieldops/lost-actions/roles";
import { type FormEvent, type RefObject, useId } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Select } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./ActionBar.module.css";
import type { SortOrder } from "./messages/en.ts";
import { gridMessages } from "./messages.ts";

const roleOrder: readonly Role[] = ["tank", "healer", "melee", "ranged", "caster"];

type ActionBarProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter in the search: opens the best find. */
  onEnter: () => void;
  role: Role | null;
  onRole: (role: Role | null) => void;
  sort: SortOrder;
  sorts: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
}>;

/** Search, role and order above a grid of actions. */
export function ActionBar({
  field,
  text,
  onText,
  onEnter,
  role,
  onRole,
  sort,
  sorts,
  onSort,
}: ActionBarProps) {
  const t = useMessages(gridMessages);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <search>
      <form className={styles.bar} onSubmit={submit}>
        <div className={styles.search}>
          <UiIcon id="search" />
          <label htmlFor={`${id}-search`} className="visually-hidden">
            {t.search}
          </label>
          <input
            ref={field}
            id={`${id}-search`}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            className={controlClass}
            placeholder={t.searchHint}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && text !== "") {
                event.preventDefault();
                onText("");
              }
            }}
          />
          {text !== "" && (
            <Button kind="quiet" small icon="x" iconOnly onClick={() => onText("")}>
              {t.clear}
            </Button>
          )}
        </div>
        <label htmlFor={`${id}-role`} className="visually-hidden">
          {t.role}
        </label>
        <Select
          id={`${id}-role`}
          value={role ?? ""}
          onChange={(event) => onRole(roleOrder.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">{t.allRoles}</option>
          {roleOrder.map((each) => (
            <option key={each} value={each}>
              {t.roles[each]}
            </option>
          ))}
        </Select>
        <label htmlFor={`${id}-sort`} className="visually-hidden">
          {t.sort}
        </label>
        <Select
          id={`${id}-sort`}
          value={sort}
          onChange={(event) => onSort(sorts.find((each) => each === event.target.value) ?? "order")}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {t.sorts[each]}
            </option>
          ))}
        </Select>
      </form>
    </search>
  );
}
