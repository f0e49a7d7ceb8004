import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridCell, GridGroup } from "./ActionGrid.tsx";
import type { SortOrder } from "./messages.ts";
import type { ReferenceTable } from "./reference-table.ts";

type Arranged<R, C extends string> = Readonly<{
  table: ReferenceTable<R, C>;
  /** Records left by search and filter, in the order of the search or of the records. */
  shown: readonly R[];
  /** Whether `shown` is in the order of a search. */
  searched: boolean;
  sort: SortOrder;
  name: NameReader;
  /** Name of a category. */
  category: (category: C) => string;
  /** Sort keys of the orders without categories, besides the name. */
  figure: ((record: R) => number) | undefined;
  cell: (record: R) => GridCell;
}>;

/** The plates of a grid: by category, or in one run where they were searched for or another order is requested. */
export function arrangeCells<R extends Readonly<{ id: string }>, C extends string>(
  asked: Arranged<R, C>,
): readonly GridGroup[] {
  const { table, shown, searched, sort, name, category, figure, cell } = asked;
  if (!searched && sort !== "name" && figure === undefined) {
    return table.order
      .map((id) => ({
        id,
        label: category(id),
        cells: shown.filter((record) => table.categoryOf(record) === id).map(cell),
      }))
      .filter(({ cells }) => cells.length > 0);
  }
  const ordered = [...shown];
  if (sort === "name") ordered.sort((a, b) => name(a.id).text.localeCompare(name(b.id).text));
  if (figure !== undefined) ordered.sort((a, b) => figure(a) - figure(b));
  return ordered.length === 0 ? [] : [{ id: "run", label: "", cells: ordered.map(cell) }];
}
