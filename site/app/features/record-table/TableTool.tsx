import type { LocalName } from "@foray/fieldops/names";
import { type ReactNode, useMemo } from "react";
import { downloadFile } from "~/browser/download.ts";
import { textsPart, useUrlState } from "~/browser/url-state.ts";
import { DashNote } from "~/features/confidence/Doubt.tsx";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { useFind } from "~/ui/use-find.ts";
import { DataTable, type Figure, type Groups } from "./DataTable.tsx";
import { Filter } from "./Filter.tsx";
import { tableMessages } from "./messages.ts";
import { SearchInput } from "./SearchInput.tsx";
import styles from "./TableTool.module.css";
import {
  type Choice,
  type Column,
  printCsv,
  printSort,
  readSort,
  sortRows,
  tellingColumns,
} from "./table.ts";

export type FindNames<Row> = Readonly<{
  english: Readonly<Record<string, string>>;
  name: (id: string) => LocalName;
  words?: (row: Row) => readonly string[];
}>;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Keeps its state in the URL. */
export function TableTool<Row extends Readonly<{ id: string }>>({
  label,
  file,
  rows,
  columns,
  choices = [],
  find,
  groups,
  brief,
  figure,
}: {
  label: string;
  /** File name without prefix and extension. */
  file: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  choices?: readonly Choice<Row>[];
  find: FindNames<Row>;
  groups?: Groups<Row>;
  brief: (row: Row) => readonly ReactNode[];
  figure?: (row: Row) => Figure | null;
}) {
  const t = tableMessages;
  const language = useLanguage();
  const part = useMemo(() => textsPart(["q", "sort", ...choices.map(({ id }) => id)]), [choices]);
  const [query, changeQuery] = useUrlState(part);
  const write = (key: string, value: string | null) => changeQuery((now) => ({ ...now, [key]: value }));
  const words = query.q ?? "";
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const ids = useMemo(() => [...byId.keys()], [byId]);
  const { found } = useFind(words, ids, find.english, find.name, (id) => {
    const row = byId.get(id);
    return row === undefined ? [] : (find.words?.(row) ?? []);
  });
  const order = readSort(query.sort ?? null, columns);
  const chosen = choices.flatMap((choice) => {
    const value = choice.options.find((option) => option.value === query[choice.id])?.value;
    return value === undefined ? [] : [{ choice, value }];
  });
  const known = found === null ? null : new Set(found);
  const narrowed = rows.filter((row) => chosen.every(({ choice, value }) => choice.fits(row, value)));
  const fitting = narrowed.filter((row) => known === null || known.has(row.id));
  // Based on the filters alone, so that columns do not change while typing.
  const drawn = tellingColumns(columns, narrowed);
  const hasDash = drawn.some(({ isKnown }) => isKnown !== undefined && !fitting.every(isKnown));
  const shown = sortRows(fitting, columns, order, language);
  const sorts = drawn.filter(({ sortBy }) => sortBy !== undefined);
  const legends = drawn.filter(({ legend }) => legend !== undefined);
  const save = () => {
    const heads = [...(groups ? [groups.column] : []), ...columns.map(({ head }) => head)];
    const lines = shown.map((row) => [
      ...(groups ? [groups.name(groups.of(row)).text] : []),
      ...columns.map(({ text }) => text(row)),
    ]);
    downloadFile(
      `foray-almanac-${file}.csv`,
      BYTE_ORDER_MARK + printCsv([heads, ...lines]),
      "text/csv;charset=utf-8",
    );
  };
  const showAll = () => changeQuery(({ sort }) => ({ sort: sort ?? null }));
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.tool}>
      <div className={styles.filters}>
        <SearchInput label={t.search} value={words} onChange={(text) => write("q", text)} />
        {choices.map((choice) => (
          <Filter
            key={choice.id}
            label={choice.label}
            all={choice.all}
            value={chosen.find((each) => each.choice === choice)?.value ?? null}
            options={choice.options}
            onChange={(value) => write(choice.id, value)}
          />
        ))}
        {sorts.length > 0 && (
          <div className={styles.sort}>
            <Filter
              label={t.sort}
              all={t.unsorted}
              value={order === null ? null : printSort(order)}
              options={sorts.flatMap(({ head, id }) => [
                { value: id, label: head },
                { value: `-${id}`, label: t.falling(head) },
              ])}
              onChange={(value) => write("sort", value)}
            />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <p role="status">
          {shown.length === 1 && rows.length === 1
            ? t.one
            : t.count(number(shown.length), number(rows.length))}
        </p>
        <Button kind="quiet" small icon="download" onClick={save} disabled={shown.length === 0}>
          {t.csv}
        </Button>
      </div>
      {legends.length > 0 && (
        <details className={styles.legend}>
          <summary>{t.legend}</summary>
          <dl>
            {legends.map(({ head, id, legend }) => (
              <div key={id}>
                <dt>{head}</dt>
                <dd>{legend}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {hasDash && <DashNote />}
      {shown.length === 0 ? (
        <Note>
          <p>{t.none}</p>
          <Button small onClick={showAll}>
            {t.showAll}
          </Button>
        </Note>
      ) : (
        <DataTable
          label={label}
          columns={drawn}
          rows={shown}
          all={rows}
          {...(groups !== undefined && { groups })}
          brief={brief}
          {...(figure !== undefined && { figure })}
          order={order}
          onOrder={(next) => write("sort", next === null ? null : printSort(next))}
        />
      )}
    </div>
  );
}
