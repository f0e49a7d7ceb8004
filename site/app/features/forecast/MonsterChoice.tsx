import type { ForecastChoice } from "@foray/fieldops/forecast-filters/types";
import { titled } from "~/i18n/titled.ts";
import { Segmented } from "~/ui/Segmented.tsx";
import { forecastMessages } from "./messages.ts";
import { useFilterNames } from "./use-names.ts";

type MonsterChoiceProps = Readonly<{
  choices: readonly ForecastChoice[];
  value: string;
  onChange: (id: string) => void;
}>;

export default function MonsterChoice({ choices, value, onChange }: MonsterChoiceProps) {
  const t = forecastMessages.guidePart;
  const name = useFilterNames();
  return (
    <Segmented
      legend={t.chooseMonster}
      value={value}
      onChange={onChange}
      options={choices.map(({ id, monsters }) => ({
        value: id,
        label: titled(name(monsters[0] ?? id)).text,
      }))}
    />
  );
}
