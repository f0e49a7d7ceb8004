import { useState } from "react";
import { siteFile } from "~/browser/address.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { Code } from "../code/Code.tsx";
import styles from "./Embed.module.css";
import { type EmbedTarget, embedMarkup, embedPath } from "./embed-address.ts";
import { embedMessages } from "./messages.ts";

/** The look of an embed and the code that puts it into another page; `name` names the frame. */
export function EmbedForm({
  target,
  name,
  asked = "",
}: {
  target: EmbedTarget;
  name: string;
  asked?: string;
}) {
  const t = embedMessages;
  const language = useLanguage();
  const [theme, setTheme] = useState<"auto" | "light" | "dark">("auto");
  const [ground, setGround] = useState<"paper" | "none">("paper");
  const look = { language, theme, ground, asked };
  return (
    <>
      <div className={styles.form}>
        <Segmented
          legend={t.theme}
          value={theme}
          onChange={setTheme}
          options={(["auto", "light", "dark"] as const).map((value) => ({ value, label: t.themes[value] }))}
        />
        <Segmented
          legend={t.ground}
          value={ground}
          onChange={setGround}
          options={(["paper", "none"] as const).map((value) => ({ value, label: t.grounds[value] }))}
        />
      </div>
      <h3>{t.code}</h3>
      <Code label={t.code}>{embedMarkup(target, look, name)}</Code>
      <p>
        <a href={siteFile(embedPath(target, look))} target="_blank" rel="noopener">
          {t.alone}
        </a>
      </p>
    </>
  );
}
