import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { writeQuery } from "~/browser/query.ts";

const nothing = new URLSearchParams();

/**
 * The query of the address as a table's state: words, choices and order, so that a link shows the table unchanged. Pages are prerendered
 * without one, so the first render has none either.
 */
export function useTableQuery() {
  const { search } = useLocation();
  const [query, setQuery] = useState<URLSearchParams>(nothing);
  // A transition, so that parts still to be hydrated are not thrown away for it.
  useEffect(() => startTransition(() => setQuery(new URLSearchParams(search))), [search]);
  const put = (key: string, value: string | null) => {
    writeQuery(key, value);
    setQuery(new URLSearchParams(window.location.search));
  };
  return {
    read: (key: string) => query.get(key),
    write: put,
    /** Takes the named parts out at once. */
    clear: (keys: readonly string[]) => {
      for (const key of keys) writeQuery(key, null);
      setQuery(new URLSearchParams(window.location.search));
    },
  };
}
