import { type FormEvent, type RefObject, useId } from "react";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Select } from "~/ui/Field.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./ActionBar.module.css";
import { gridMessages, type SortOrder } from "./messages.ts";

type ActionBarProps<F extends string> = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter in the search field: opens the best match. */
  onEnter: () => void;
  /** Filter of the grid. `all` is the label of the choice without a filter. */
  filter: Readonly<{
    label: string;
    all: string;
    options: readonly Readonly<{ value: F; label: string }>[];
    value: F | null;
    onChange: (value: F | null) => void;
  }>;
  sort: SortOrder;
  sorts: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
}>;

export function ActionBar<F extends string>({
  field,
  text,
  onText,
  onEnter,
  filter,
  sort,
  sorts,
  onSort,
}: ActionBarProps<F>) {
  const t = gridMessages;
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
        <label htmlFor={`${id}-filter`} className="visually-hidden">
          {filter.label}
        </label>
        <Select
          id={`${id}-filter`}
          value={filter.value ?? ""}
          onChange={(event) =>
            filter.onChange(filter.options.find(({ value }) => value === event.target.value)?.value ?? null)
          }
        >
          <option value="">{filter.all}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
