import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { currentPath } from "~/browser/address.ts";
import { queryWith, readQuery } from "~/browser/query.ts";
import type { SortOrder } from "./messages.ts";

/** At most this many, side by side. */
export const COMPARED_MOST = 3;

const sortOrders: readonly SortOrder[] = ["order", "name", "weight", "recast"];

/** State of an actions page in its address besides the open record. */
export type ReferenceState<F extends string> = Readonly<{
  role: F | null;
  sort: SortOrder;
  compared: readonly string[];
  /** The query to carry from record to record, with its question mark, or nothing. */
  query: string;
  setRole: (role: F | null) => void;
  setSort: (sort: SortOrder) => void;
  /** Sets a record beside the others, or takes it away; a fourth is passed over. */
  toggleCompared: (id: string) => void;
  clearCompared: () => void;
}>;

const nothing = new URLSearchParams();

/** The records of a comparison as its query names them; unknown ids are skipped. */
function readCompared(text: string, ids: readonly string[]): readonly string[] {
  return [...new Set(text.slice(0, 400).split(","))].filter((id) => ids.includes(id)).slice(0, COMPARED_MOST);
}

/**
 * Reads and writes role, order and comparison in the query; what is none of them is passed over.
 * @param root the page's own address, below which its records are
 */
export function useReferenceState<F extends string>(
  root: string,
  ids: readonly string[],
  roles: readonly F[],
): ReferenceState<F> {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // Pages are prerendered without a query, so the first render of the browser must be without it too.
  // A transition, so that parts still to be hydrated are not thrown away for it.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const params = hydrated ? address : nothing;
  const role = roles.find((each) => each === params.get("role")) ?? null;
  const sort = sortOrders.find((each) => each === params.get("sort")) ?? "order";
  const wanted = params.get("compare") ?? "";
  const compared = useMemo(() => readCompared(wanted, ids), [wanted, ids]);
  const write = useCallback(
    (key: string, value: string | null) => {
      // From the address itself: a key may be pressed before the page has caught up with the one before it, which may have opened a
      // record or led to another page.
      const pathname = currentPath();
      if (!pathname.startsWith(root)) return;
      const search = queryWith(key, value).toString();
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
    [navigate, root],
  );

  const kept = new URLSearchParams();
  if (role !== null) kept.set("role", role);
  if (sort !== "order") kept.set("sort", sort);
  if (compared.length > 0) kept.set("compare", compared.join(","));
  const text = kept.toString().replaceAll("%2C", ",");
  return {
    role,
    sort,
    compared,
    query: text === "" ? "" : `?${text}`,
    setRole: (next) => write("role", next),
    setSort: (next) => write("sort", next === "order" ? null : next),
    toggleCompared: (id) => {
      const now = readCompared(readQuery("compare") ?? "", ids);
      const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id];
      if (next.length <= COMPARED_MOST) write("compare", next.length === 0 ? null : next.join(","));
    },
    clearCompared: () => write("compare", null),
  };
}
