import type { NameTable } from "@foray/fieldops/names";
import { type MetaAsked, type PageMeta, type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { resolveRecord } from "./resolve.ts";

type Head = Pick<PageMeta, "title" | "description" | "preview">;

type ReferenceHeads = Readonly<{
  address: string;
  ids: readonly string[];
  names: NameTable;
  page: Head;
  record: (id: string, name: string) => Head | undefined;
}>;

/** The tags of a reference page: those of the record that its address names, else those of the whole. */
export function referenceMeta({ params }: MetaAsked, heads: ReferenceHeads): PageTags {
  const { address, ids, names, page, record } = heads;
  const asked = resolveRecord(params.id, ids, names);
  const head = asked.kind === "record" ? record(asked.id, names[asked.id] ?? asked.id) : undefined;
  return head === undefined || asked.kind !== "record"
    ? pageMeta({ ...page, path: address })
    : pageMeta({ ...head, path: `${address}/${asked.id}` });
}
