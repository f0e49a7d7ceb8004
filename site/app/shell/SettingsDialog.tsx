import type { Locale } from "@foray/eorzea/locale";
import { hourCycle, nameLanguage, theme, usePreference } from "~/browser/preferences.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { languageNames, languages } from "~/i18n/language.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { KeptFiles } from "./KeptFiles.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { MarketRegion } from "./MarketRegion.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SettingsDialog.module.css";

/** Languages of the game's names, each in its own words. */
const nameLanguages: readonly { readonly value: Locale; readonly label: string }[] = [
  ...languages.map((value) => ({ value, label: languageNames[value] })),
  { value: "ko", label: "한국어" },
  { value: "zh-CN", label: "简体中文" },
  { value: "zh-TW", label: "繁體中文" },
];

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages);
  const themeChoice = usePreference(theme, "light");
  const namesChoice = usePreference(nameLanguage, "interface");
  const hours = usePreference(hourCycle, "auto");
  return (
    <Dialog title={t.settings} close={t.close} onClose={onClose}>
      <div className={styles.form}>
        <Segmented
          legend={t.theme}
          value={themeChoice}
          onChange={theme.set}
          options={[
            { value: "light", label: t.light },
            { value: "dark", label: t.dark },
            { value: "system", label: t.system },
          ]}
        />
        <LanguageLinks />
        <Field label={t.names}>
          {(ids) => (
            <Select
              {...ids}
              value={namesChoice}
              onChange={(event) => {
                const chosen = nameLanguages.find(({ value }) => value === event.target.value);
                nameLanguage.set(chosen?.value ?? "interface");
              }}
            >
              <option value="interface">{t.namesAsInterface}</option>
              {nameLanguages.map(({ value, label }) => (
                <option key={value} value={value} lang={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Segmented
          legend={t.hours}
          value={hours}
          onChange={hourCycle.set}
          options={[
            { value: "auto", label: t.hoursAuto },
            { value: "12", label: t.hours12 },
            { value: "24", label: t.hours24 },
          ]}
        />
        <MarketRegion />
        <KeptFiles />
        <div className={styles.end}>
          <Button kind="primary" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
