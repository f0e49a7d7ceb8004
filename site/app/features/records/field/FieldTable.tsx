import type { ComponentProps } from "react";
import type { DatedTable } from "~/features/confidence/AsOf.tsx";
import { TablePage } from "~/features/record-table/TablePage.tsx";
import { TableTool } from "~/features/record-table/TableTool.tsx";
import { fieldMessages } from "./messages.ts";

type FieldTableProps<Row extends Readonly<{ id: string }>> = Readonly<{
  operation: "bozja" | "eureka" | "occult";
  title: string;
  lead: string;
  tables: readonly DatedTable[];
}> &
  Omit<ComponentProps<typeof TableTool<Row>>, "label">;

export function FieldTable<Row extends Readonly<{ id: string }>>(props: FieldTableProps<Row>) {
  const { operation, title, lead, tables, ...tool } = props;
  return (
    <TablePage
      operation={operation}
      eyebrow={fieldMessages[operation]}
      title={title}
      lead={lead}
      tables={tables}
    >
      <TableTool label={title} {...tool} />
    </TablePage>
  );
}
