import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import { useState } from "react";
import { calendarAddress, publicFile, subscription } from "~/features/alarms/calendars/feed-address.ts";
import { subscribeMessages } from "~/features/alarms/calendars/messages.ts";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { isLanguage, languageNames, languages } from "~/i18n/language.ts";
import { Code } from "~/ui/code/Code.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";

import styles from "./Developers.module.css";
import { developersMessages } from "./messages.ts";

export function FilterSelect({ value, onChange }: { value: string; onChange: (uri: string) => void }) {
  const t = developersMessages;
  const title = useFilterTitles();
  return (
    <Field label={t.filter}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => onChange(event.target.value)}>
          {filterRules.map(({ id, uri }) => (
            <option key={uri} value={uri}>
              {title(id).text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function FeedLinks() {
  const t = developersMessages;
  const { subscribe } = subscribeMessages;
  const own = useLanguage();
  const [uri, setUri] = useState("all");
  const [language, setLanguage] = useState(own);
  const [alarms, setAlarms] = useState<"without" | "with">("without");
  const calendar = calendarAddress(uri, language, alarms === "with");
  return (
    <>
      <div className={styles.form}>
        <FilterSelect value={uri} onChange={setUri} />
        <Field label={t.language}>
          {(ids) => (
            <Select
              {...ids}
              value={language}
              onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
            >
              {languages.map((each) => (
                <option key={each} value={each} lang={each}>
                  {languageNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Segmented
          legend={t.alarms}
          value={alarms}
          onChange={setAlarms}
          options={[
            { value: "without", label: t.withoutAlarms },
            { value: "with", label: t.withAlarms },
          ]}
        />
      </div>
      <p>
        <a href={subscription(calendar)}>{subscribe}</a>
      </p>
      <h3>{t.calendarAddress}</h3>
      <Code label={t.calendarAddress}>{calendar}</Code>
      <h3>{t.nextAddress}</h3>
      <Code label={t.nextAddress}>{publicFile(`/feeds/next/${uri}.json`)}</Code>
    </>
  );
}
