import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridCell, GridGroup } from "./ActionGrid.tsx";
import type { SortOrder } from "./messages.ts";
import type { ReferenceTable } from "./reference-table.ts";

type Arranged<R, C extends string> = Readonly<{
  table: ReferenceTable<R, C>;
  /** Records that match search and filter, in search order or record order. */
  shown: readonly R[];
  /** Whether `shown` is in search order. */
  searched: boolean;
  sort: SortOrder;
  name: NameReader;
  category: (category: C) => string;
  /** Sort key of orders by a figure. */
  figure: ((record: R) => number) | undefined;
  cell: (record: R) => GridCell;
}>;

/** Groups the cells by category, or puts them in one group for a search or another order. */
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
