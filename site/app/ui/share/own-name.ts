import { startTransition, useEffect, useState } from "react";
import { readQuery, writeQuery } from "~/browser/query.ts";

const NAME = "name";

export const MAX_NAME_LENGTH = 60;

/** Makes a name safe to show: one line, without invisible characters that reorder or hide text. */
export function tidyName(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_NAME_LENGTH);
}

/** The name in the URL (or "") and its setter. */
export function useOwnName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => {
    // A transition keeps prerendered content that is not hydrated yet.
    startTransition(() => setName(tidyName(readQuery(NAME) ?? "").trim()));
  }, []);
  const change = (text: string) => {
    const tidy = tidyName(text);
    setName(tidy);
    writeQuery(NAME, tidy.trim() === "" ? null : tidy.trim());
  };
  return [name, change];
}

export function withName(path: `/${string}`, name: string): `/${string}` {
  return name.trim() === "" ? path : `${path}?${new URLSearchParams({ [NAME]: name.trim() }).toString()}`;
}
