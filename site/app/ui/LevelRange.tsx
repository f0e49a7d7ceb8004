import { useState } from "react";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Field, Select } from "./Field.tsx";

type LevelRangeProps = Readonly<{
  most: number;
  words: Readonly<{ from: string; to: string; between: (sum: string) => string }>;
  /** Null counts as 0. */
  sum: (from: number, to: number) => number | null;
}>;

export function LevelRange({ most, words, sum }: LevelRangeProps) {
  const language = useLanguage();
  const [from, setFrom] = useState(1);
  const [to, setTo] = useState(most);
  const number = (value: number) => formatNumber(value, language);
  const choice = (label: string, value: number, set: (value: number) => void) => (
    <Field label={label}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => set(Number(event.target.value))}>
          {Array.from({ length: most }, (_, index) => index + 1).map((level) => (
            <option key={level} value={level}>
              {number(level)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {choice(words.from, from, setFrom)}
      {choice(words.to, to, setTo)}
      <output>{words.between(number(sum(from, to) ?? 0))}</output>
    </>
  );
}
