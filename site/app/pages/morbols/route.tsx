import { picture, small } from "virtual:morbols";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import styles from "./Morbols.module.css";
import { messages as english } from "./messages/en.ts";
import { morbolMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: english.title,
    description: english.description,
    path: "/morbols",
    preview: "morbols",
  });
}

/** One picture on black, drawn by the build: to be opened beside the game, or passed on. */
export default function MorbolsPage() {
  const t = useMessages(morbolMessages);
  usePageTitle(t.title);
  return (
    <article className={styles.page}>
      <h1 className="visually-hidden">{t.title}</h1>
      <img
        className={styles.picture}
        src={picture}
        srcSet={`${small} 1000w, ${picture} 2000w`}
        sizes="(max-width: 1400px) 100vw, 1400px"
        alt={t.alt}
        width={2000}
        height={1400}
        fetchPriority="high"
      />
    </article>
  );
}
