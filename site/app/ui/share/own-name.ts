import { startTransition, useEffect, useState } from "react";
import { readQuery, writeQuery } from "~/browser/query.ts";

/** Part of the query that holds the name its maker gave a holster or loadout. */
const NAME = "name";

/** Longest name that is kept and shown. */
export const MAX_NAME_LENGTH = 60;

/** A name as it may be shown: one line, no invisible marks that turn or hide other text. */
export function tidyName(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_NAME_LENGTH);
}

/** The name in the address, and a way to change it in place; "" for none. */
export function useOwnName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => {
    // Prerendered without a query; a transition keeps the prerendered content until it is taken over.
    startTransition(() => setName(tidyName(readQuery(NAME) ?? "").trim()));
  }, []);
  const change = (text: string) => {
    const tidy = tidyName(text);
    setName(tidy);
    writeQuery(NAME, tidy.trim() === "" ? null : tidy.trim());
  };
  return [name, change];
}

/** An address with a name in its query, if there is one. */
export function withName(path: `/${string}`, name: string): `/${string}` {
  return name.trim() === "" ? path : `${path}?${new URLSearchParams({ [NAME]: name.trim() }).toString()}`;
}
