import type { NameTable } from "@foray/fieldops/names";
import { type MetaArgs, type PageMeta, type PageTags, pageMeta } from "~/browser/page-meta.ts";
import type { ReferenceTable } from "./reference-table.ts";
import { resolveRecord } from "./resolve.ts";

type Head = Pick<PageMeta, "title" | "description" | "preview">;

type ReferenceHeads<R, C extends string> = Readonly<{
  table: ReferenceTable<R, C>;
  names: NameTable;
  page: Head;
  record: (record: R, name: string) => Head;
}>;

/** Meta tags of the record in the URL, or of the page itself. */
export function referenceMeta<R extends Readonly<{ id: string }>, C extends string>(
  { params }: MetaArgs,
  { table, names, page, record }: ReferenceHeads<R, C>,
): PageTags {
  const { address, find, ids } = table;
  const asked = resolveRecord(params.id, ids, names);
  const found = asked.kind === "record" ? find(asked.id) : undefined;
  if (found === undefined) return pageMeta({ ...page, path: address });
  const { id } = found;
  return pageMeta({ ...record(found, names[id] ?? id), path: `${address}/${id}` });
}
