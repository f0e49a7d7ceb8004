import type { Locale } from "@foray/eorzea/locale";
import { useEffect, useRef } from "react";
import { hourCycle, nameLanguage, theme, usePreference } from "~/browser/preferences.ts";
import { type SettingsPart, shellDialog } from "~/browser/shell-dialog.ts";
import { languageNames, languages } from "~/i18n/language.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { MarketRegion } from "./MarketRegion.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SettingsDialog.module.css";
import { StoredFiles } from "./StoredFiles.tsx";
import { TimeZoneField } from "./TimeZoneField.tsx";

const nameLanguages: readonly { readonly value: Locale; readonly label: string }[] = [
  ...languages.map((value) => ({ value, label: languageNames[value] })),
  { value: "ko", label: "한국어" },
  { value: "zh-CN", label: "简体中文" },
  { value: "zh-TW", label: "繁體中文" },
];

type SettingsDialogProps = Readonly<{
  /** The part that gets the focus. */
  part?: SettingsPart | undefined;
  onClose: () => void;
}>;

export default function SettingsDialog({ part, onClose }: SettingsDialogProps) {
  const shell = shellMessages;
  const t = shellMessages.settingsPart;
  const themeChoice = usePreference(theme, "light");
  const namesChoice = usePreference(nameLanguage, "interface");
  const hours = usePreference(hourCycle, "auto");
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>(
      `[data-part="${part}"] :is(a, button, select, input)`,
    );
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  }, [part]);
  return (
    <Dialog title={shell.settings} close={shell.close} onClose={onClose}>
      <div ref={form} className={styles.form}>
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
        <div data-part="language">
          <LanguageLinks />
        </div>
        <div data-part="names">
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
        </div>
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
        <TimeZoneField />
        <div className={styles.calls}>
          <Button icon="volume" aria-haspopup="dialog" onClick={() => shellDialog.set({ kind: "calls" })}>
            {t.calls}
          </Button>
        </div>
        <div data-part="market" className={styles.form}>
          <MarketRegion />
        </div>
        <div data-part="kept" className={styles.form}>
          <StoredFiles />
        </div>
        <div className={styles.end}>
          <Button kind="primary" onClick={onClose}>
            {shell.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
