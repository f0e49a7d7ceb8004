import type { NameReader } from "~/i18n/game-names.tsx";
import type { GridCell, GridGroup } from "./ActionGrid.tsx";
import type { SortOrder } from "./messages/en.ts";

type Arranged<R> = Readonly<{
  /** What search and filter leave, in the order of the search or of the records. */
  shown: readonly R[];
  /** Whether `shown` is in the order of a search. */
  searched: boolean;
  sort: SortOrder;
  name: NameReader;
  groups: readonly Readonly<{ id: string; label: string; has: (record: R) => boolean }>[];
  /** What the grid is ordered by in orders that keep no groups, besides that by name. */
  figure: ((record: R) => number) | undefined;
  cell: (record: R) => GridCell;
}>;

/** The plates of a grid: by group, or in one run where they were searched for or another order is asked for. */
export function arrangeCells<R extends Readonly<{ id: string }>>(asked: Arranged<R>): readonly GridGroup[] {
  const { shown, searched, sort, name, groups, figure, cell } = asked;
  if (!searched && sort !== "name" && figure === undefined) {
    return groups
      .map(({ id, label, has }) => ({ id, label, cells: shown.filter(has).map(cell) }))
      .filter(({ cells }) => cells.length > 0);
  }
  const ordered = [...shown];
  if (sort === "name") ordered.sort((a, b) => name(a.id).text.localeCompare(name(b.id).text));
  if (figure !== undefined) ordered.sort((a, b) => figure(a) - figure(b));
  return ordered.length === 0 ? [] : [{ id: "run", label: "", cells: ordered.map(cell) }];
}
