import { filterRule } from "@foray/fieldops/forecast-filters/members";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { readySound } from "~/browser/tones.ts";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { askForNotifications } from "../notifications.ts";
import { putAlarm, USUAL_EARLY } from "../settings.ts";
import { type AlarmTarget, targetKey } from "../targets.ts";
import styles from "./Alarms.module.css";
import { alarmPageMessages } from "./messages.ts";

/** All possible targets; a filter with choices has one for each. */
const targets = filterRules.flatMap((filter): readonly AlarmTarget[] =>
  filter.kind === "collection" || filter.choices === undefined
    ? [{ filter: filter.id }]
    : filter.choices.map(({ id }) => ({ filter: filter.id, choice: id })),
);
const isSeveral = ({ filter }: AlarmTarget) => filterRule(filter)?.kind === "collection";

export default function AddAlarm({ taken }: Readonly<{ taken: readonly string[] }>) {
  const t = alarmPageMessages;
  const title = useFilterTitles();
  const mobName = useGameNames("fieldops/forecast-filters", filterNames);
  const free = targets.filter((target) => !taken.includes(targetKey(target)));
  const singles = free.filter((target) => !isSeveral(target));
  const groups = [
    { label: t.groupSeveral, targets: free.filter(isSeveral) },
    { label: t.groupSingle, targets: singles },
  ].filter((group) => group.targets.length > 0);
  const [chosen, setChosen] = useState("");
  const target = free.find((one) => targetKey(one) === chosen) ?? singles[0] ?? free[0];
  const nameOf = ({ filter: id, choice }: AlarmTarget) => {
    const filter = filterRule(id);
    const mob = filter?.kind === "collection" ? undefined : filter?.choices?.find((one) => one.id === choice);
    const [monster] = mob?.monsters ?? [];
    return monster === undefined ? title(id).text : `${title(id).text} · ${mobName(monster).text}`;
  };
  return (
    <div className={styles.add}>
      <Field label={t.add}>
        {(ids) => (
          <Select
            {...ids}
            value={target === undefined ? "" : targetKey(target)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.targets.map((one) => (
                  <option key={targetKey(one)} value={targetKey(one)}>
                    {nameOf(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Button
        kind="primary"
        icon="bell"
        disabled={target === undefined}
        onClick={() => {
          if (target === undefined) return;
          readySound();
          putAlarm({ ...target, early: USUAL_EARLY, start: true }, deviceNow());
          void askForNotifications();
        }}
      >
        {t.addButton}
      </Button>
      <ButtonLink to="/forecast" kind="quiet">
        {t.toForecast}
      </ButtonLink>
    </div>
  );
}
