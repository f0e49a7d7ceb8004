import { type ChangeEvent, type FocusEvent, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { wholeNumberMessages } from "./messages.ts";
import { readWhole } from "./whole-number.ts";

type WholeNumberField = Readonly<{
  value: number;
  least: number;
  most: number;
  /** Value of an emptied field. If absent, emptying leaves the value unchanged. */
  empty?: number;
  onChange: (value: number) => void;
}>;

type Draft = Readonly<{ text: string; before: number }>;

/**
 * Props of a text field for a whole number. Values above the maximum become the maximum; other invalid input
 * stays in the field, is announced, and restores the previous value.
 */
export function useWholeNumber({ value, least, most, empty, onChange }: WholeNumberField) {
  const t = wholeNumberMessages;
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft | null>(null);
  const kindOf = (text: string) => readWhole(text, least, most).kind;
  const refused = (text: string) => kindOf(text) === "none" || kindOf(text) === "under";
  const write = (text: string) => {
    const before = draft?.before ?? value;
    const read = readWhole(text, least, most);
    const number = (each: number) => formatNumber(each, language);
    if (read.kind === "over") {
      announce(t.range(number(least), number(most)));
      setDraft(null);
      onChange(most);
      return;
    }
    setDraft({ text, before });
    if (read.kind === "number") onChange(read.value);
    else if (read.kind === "empty") {
      if (empty !== undefined) onChange(empty);
    } else {
      if (draft === null || !refused(draft.text))
        announce(read.kind === "none" ? t.notWhole(number(before)) : t.range(number(least), number(most)));
      if (before !== value) onChange(before);
    }
  };
  return {
    inputMode: "numeric",
    autoComplete: "off",
    "aria-invalid": (draft !== null && refused(draft.text)) || undefined,
    value: draft?.text ?? (value === empty ? "" : String(value)),
    onChange: (event: ChangeEvent<HTMLInputElement>) => write(event.target.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: () => setDraft(null),
  } as const;
}
