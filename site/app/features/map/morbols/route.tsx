import "~art/charts/morbols.css";
import { drawing, pictures } from "virtual:morbols";
import { useState } from "react";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useResolvedTheme } from "~/browser/theme.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { ScrollBox } from "~/ui/ScrollBox.tsx";
import { Thumbnail } from "../thumbnail/Thumbnail.tsx";
import styles from "./Morbols.module.css";
import { morbolMessages } from "./messages.ts";
import { MORBOLS_VIEW } from "./morbols-view.ts";
import { lastSection, sectionPath, sections } from "./sections.ts";

export function meta() {
  return pageMeta({
    title: morbolMessages.title,
    description: morbolMessages.description,
    path: "/morbols",
    preview: "morbols",
  });
}

/** Server-rendered on a page load; fetched after a navigation from another page. */
function Drawing() {
  const [markup] = useState(() => ({ __html: drawing }));
  const [inPage] = useState(
    () => typeof document === "undefined" || document.querySelector("[data-morbols] svg") !== null,
  );
  return inPage ? (
    <span
      data-morbols=""
      className={styles.drawing}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own build
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  ) : (
    <Thumbnail file="morbols" className={styles.drawing} />
  );
}

export default function MorbolsPage() {
  const t = morbolMessages;
  const theme = useResolvedTheme();
  const marked = usePreference(lastSection, null);
  usePageTitle(t.title);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <fieldset className={styles.sections}>
          <legend>{t.last}</legend>
          {sections.map((section) => (
            <button
              key={section}
              type="button"
              aria-pressed={marked === section}
              aria-label={t.section(section)}
              onClick={() => lastSection.set(marked === section ? null : section)}
            >
              {section}
            </button>
          ))}
        </fieldset>
        <a className={styles.full} href={pictures[theme]} target="_blank" rel="noreferrer">
          {t.full}
        </a>
      </header>
      <ScrollBox label={t.title}>
        <div className={styles.picture} role="img" aria-label={t.alt}>
          <Drawing />
          <svg viewBox={MORBOLS_VIEW.join(" ")} className={styles.overlay} aria-hidden="true">
            {marked !== null && <path d={sectionPath(marked)} />}
          </svg>
        </div>
      </ScrollBox>
    </article>
  );
}
