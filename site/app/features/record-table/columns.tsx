import type { LocalName } from "@foray/fieldops/names";
import { GameName } from "~/i18n/game-names.tsx";
import type { Column } from "./table.ts";

export function nameColumn<Row>(head: string, name: (row: Row) => LocalName): Column<Row> {
  return {
    id: "name",
    head,
    width: 23,
    cell: (row) => <GameName name={name(row)} />,
    text: (row) => name(row).text,
    sortBy: (row) => name(row).text,
  };
}

/** Rows without a value are empty. */
export function numberColumn<Row>(
  { id, head, legend }: Readonly<{ id: string; head: string; legend?: string }>,
  value: (row: Row) => number | null | undefined,
): Column<Row> {
  return {
    id,
    head,
    ...(legend === undefined ? {} : { legend }),
    width: 8,
    numeric: true,
    cell: (row) => value(row) ?? "",
    text: (row) => String(value(row) ?? ""),
    sortBy: (row) => value(row) ?? null,
  };
}
