import type { NameTable } from "@foray/fieldops/names";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useAddressTail } from "~/browser/url-state.ts";
import { findByName, resolveRecord } from "./resolve.ts";

/** The open record, or what to show if the URL names none. */
export type OpenRecord = Readonly<{
  id: string | undefined;
  unknown?: Readonly<{ param: string; matches: readonly string[] }>;
}>;

/**
 * Reads the route parameter. Old forms and names in other languages redirect to the record's URL; the latter
 * are only loaded if nothing else matches.
 */
export function useRecord(
  param: string | undefined,
  base: string,
  ids: readonly string[],
  english: NameTable,
  foreign: () => Promise<readonly NameTable[]>,
): OpenRecord {
  const resolved = useMemo(() => resolveRecord(param, ids, english), [param, ids, english]);
  const [failed, setFailed] = useState<string>();
  const navigate = useNavigate();
  const { search } = useAddressTail();
  const to = resolved.kind === "record" && !resolved.canonical ? `${base}/${resolved.id}${search}` : null;
  const wanted = resolved.kind === "unknown" ? param : undefined;

  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);

  useEffect(() => {
    if (wanted === undefined) return undefined;
    let stale = false;
    const settle = (found: string | null) => {
      if (stale) return;
      if (found === null) setFailed(wanted);
      else void navigate(`${base}/${found}${search}`, { replace: true, preventScrollReset: true });
    };
    foreign().then(
      (tables) => settle(findByName(wanted, ids, tables)),
      () => settle(null),
    );
    return () => {
      stale = true;
    };
  }, [wanted, base, search, ids, foreign, navigate]);

  if (resolved.kind === "record") return { id: resolved.id };
  if (resolved.kind === "unknown" && failed === param) {
    return { id: undefined, unknown: { param: resolved.param, matches: resolved.matches } };
  }
  return { id: undefined };
}
