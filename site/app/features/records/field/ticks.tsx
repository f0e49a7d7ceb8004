import type { LocalName } from "@foray/fieldops/names";
import { type Preference, tickIn, usePreference } from "~/browser/preferences.ts";
import type { Choice, Column } from "~/features/record-table/table.ts";
import { fieldMessages } from "./messages.ts";
import styles from "./Ticks.module.css";

const none: readonly string[] = [];

export function useTicks<Row extends Readonly<{ id: string }>>(
  ticked: Preference<readonly string[]>,
  name: (id: string) => LocalName,
): Readonly<{ column: Column<Row>; choice: Choice<Row>; has: (id: string) => boolean; count: number }> {
  const t = fieldMessages;
  const ids = usePreference(ticked, none);
  const has = (id: string) => ids.includes(id);
  return {
    has,
    count: ids.length,
    column: {
      id: "have",
      width: 10,
      head: t.have,
      cell: ({ id }) => (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t.haveOf(name(id).text)}
            checked={has(id)}
            onChange={({ target }) => tickIn(ticked, id, target.checked)}
          />
        </label>
      ),
      text: ({ id }) => (has(id) ? t.haveYes : t.haveNo),
    },
    choice: {
      id: "have",
      label: t.have,
      all: t.haveAll,
      options: [
        { value: "no", label: t.haveNo },
        { value: "yes", label: t.haveYes },
      ],
      fits: ({ id }, value) => has(id) === (value === "yes"),
    },
  };
}
