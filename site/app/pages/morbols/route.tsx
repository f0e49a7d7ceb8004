import { phone, picture } from "virtual:morbols";
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
      <picture className={styles.frame}>
        {/* A wide window gets the one that any program reads, to be passed on. */}
        <source
          media="(max-width: 599.98px)"
          type="image/avif"
          srcSet={phone.map(([width, address]) => `${address} ${width}w`).join(", ")}
          sizes="100vw"
        />
        <img
          className={styles.picture}
          src={picture}
          alt={t.alt}
          width={2000}
          height={1400}
          loading="lazy"
          fetchPriority="high"
        />
      </picture>
    </article>
  );
}
