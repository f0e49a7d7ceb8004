import { useMemo } from "react";
import { choicePart, type UrlPart, useUrlState } from "~/browser/url-state.ts";
import type { SortOrder } from "./messages.ts";

export const COMPARED_MOST = 3;

const sortPart = choicePart<SortOrder, SortOrder>("sort", ["order", "name", "weight", "recast"], "order");

export type ReferenceState<F extends string> = Readonly<{
  role: F | null;
  sort: SortOrder;
  compared: readonly string[];
  /** Query to carry along in links to records, with its question mark; empty if there is no state. */
  query: string;
  setRole: (role: F | null) => void;
  setSort: (sort: SortOrder) => void;
  /** Adds or removes a record; ignored when the comparison is full. */
  toggleCompared: (id: string) => void;
  clearCompared: () => void;
}>;

function comparedPart(ids: readonly string[]): UrlPart<readonly string[]> {
  return {
    read: (query) =>
      [...new Set((query.get("compare") ?? "").slice(0, 400).split(","))]
        .filter((id) => ids.includes(id))
        .slice(0, COMPARED_MOST),
    write: (compared, query) => {
      if (compared.length === 0) query.delete("compare");
      else query.set("compare", compared.join(","));
    },
  };
}

/**
 * Role, order and comparison in the query. Unknown values are ignored.
 * @param root path of the page, which records are below
 */
export function useReferenceState<F extends string>(
  root: string,
  ids: readonly string[],
  roles: readonly F[],
): ReferenceState<F> {
  const [role, changeRole] = useUrlState(
    useMemo(() => choicePart<F, null>("role", roles, null), [roles]),
    root,
  );
  const [sort, changeSort] = useUrlState(sortPart, root);
  const [compared, changeCompared] = useUrlState(
    useMemo(() => comparedPart(ids), [ids]),
    root,
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
    setRole: (next) => changeRole(() => next),
    setSort: (next) => changeSort(() => next),
    toggleCompared: (id) =>
      changeCompared((now) => {
        const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id];
        return next.length <= COMPARED_MOST ? next : now;
      }),
    clearCompared: () => changeCompared(() => []),
  };
}
