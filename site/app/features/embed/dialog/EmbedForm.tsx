import { useState } from "react";
import { siteFile } from "~/browser/address.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { settings } from "~/settings.ts";
import { controlClass, Field } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { useWholeNumber } from "~/ui/whole-number/use-whole-number.ts";
import { Code } from "../../../ui/code/Code.tsx";
import styles from "./Embed.module.css";
import { EmbedPreview } from "./EmbedPreview.tsx";
import { type EmbedTarget, embedMarkup, embedPath, frameOf, hasSizes, isForStream } from "./embed-address.ts";
import type { FrameSize } from "./frame-markup.ts";
import { embedMessages } from "./messages.ts";

const LEAST = 1;
const MOST = 3840;

/** @param name title of the iframe */
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
  const [ground, setGround] = useState<"paper" | "none">(isForStream(target) ? "none" : "paper");
  const [chosen, setSize] = useState<"bar" | "corner" | "free">(isForStream(target) ? "bar" : "free");
  const [frame, setFrame] = useState<FrameSize | undefined>(undefined);
  const size = hasSizes(target) ? chosen : "free";
  const look = { language, theme, ground, asked, size, frame };
  const shown = frameOf(target, look);
  const address = siteFile(embedPath(target, look));
  return (
    <>
      <div className={styles.form}>
        {hasSizes(target) && (
          <Segmented
            legend={t.size}
            value={size}
            onChange={setSize}
            options={(["bar", "corner", "free"] as const).map((value) => ({ value, label: t.sizes[value] }))}
          />
        )}
        {size === "free" && (
          <div className={styles.sizes}>
            <Pixels label={t.width} value={shown.width} onChange={(width) => setFrame({ ...shown, width })} />
            <Pixels
              label={t.height}
              value={shown.height}
              onChange={(height) => setFrame({ ...shown, height })}
            />
          </div>
        )}
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
      <h3>{t.preview}</h3>
      <EmbedPreview address={address} name={name} frame={shown} />
      {hasSizes(target) && (
        <>
          <h3>{t.source}</h3>
          <Code label={t.source}>{settings.origin + embedPath(target, look)}</Code>
          {isForStream(target) && (
            <ul className={styles.how}>
              {t.sourceHow(`${shown.width} × ${shown.height}`).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <h3>{t.code}</h3>
      <Code label={t.code}>{embedMarkup(target, look, name)}</Code>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {t.alone}
        </a>
      </p>
    </>
  );
}

function Pixels({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const field = useWholeNumber({ value, least: LEAST, most: MOST, onChange });
  return <Field label={label}>{(ids) => <input {...ids} {...field} className={controlClass} />}</Field>;
}
