import { useState } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { type EmbedChoice, embedMarkup } from "./addresses.ts";
import { Code } from "./Code.tsx";
import styles from "./Developers.module.css";
import { FilterSelect } from "./FeedLinks.tsx";
import { developersMessages } from "./messages.ts";

/** The markup of an embed, as chosen. */
export function EmbedCode() {
  const t = useMessages(developersMessages);
  const language = useLanguage();
  const [choice, setChoice] = useState<Omit<EmbedChoice, "language">>({
    what: "forecast",
    uri: "all",
    theme: "auto",
    ground: "paper",
  });
  const set = (part: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <>
      <div className={styles.form}>
        <Segmented
          legend={t.what}
          value={choice.what}
          onChange={(what) => set({ what })}
          options={[
            { value: "forecast", label: t.forecast },
            { value: "clock", label: t.clock },
          ]}
        />
        {choice.what === "forecast" && <FilterSelect value={choice.uri} onChange={(uri) => set({ uri })} />}
        <Segmented
          legend={t.theme}
          value={choice.theme}
          onChange={(theme) => set({ theme })}
          options={(["auto", "light", "dark"] as const).map((value) => ({ value, label: t.themes[value] }))}
        />
        <Segmented
          legend={t.ground}
          value={choice.ground}
          onChange={(ground) => set({ ground })}
          options={(["paper", "none"] as const).map((value) => ({ value, label: t.grounds[value] }))}
        />
      </div>
      <h3>{t.embedCode}</h3>
      <Code label={t.embedCode}>
        {embedMarkup({ ...choice, language }, choice.what === "clock" ? t.clock : t.forecast)}
      </Code>
    </>
  );
}
