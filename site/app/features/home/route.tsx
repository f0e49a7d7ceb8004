import sceneUrls from "virtual:art/scenes";
import { useEffect } from "react";
import { brandOf } from "~/browser/brand.ts";
import { type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { SearchField } from "~/features/search/SearchField.tsx";
import { sentenceGap } from "~/i18n/format.ts";
import { settings } from "~/settings.ts";
import { BrandName } from "~/ui/BrandName.tsx";
import { ButtonLink } from "~/ui/Button.tsx";
import { Artwork } from "./Artwork.tsx";
import { Charts } from "./Charts.tsx";
import styles from "./Home.module.css";
import { homeMessages } from "./messages.ts";
import { NextThree } from "./NextThree.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { SavedPagesSpace } from "./SavedPagesSpace.tsx";
import { siteData } from "./site-data.ts";
import { TonightBlock } from "./TonightBlock.tsx";

export function meta(): PageTags {
  const [firstScene = ""] = sceneUrls;
  return [
    // Starts loading the picture before the page's scripts.
    ...(import.meta.env.SSR
      ? [{ rel: "preload", as: "image", href: firstScene, fetchpriority: "high" } as const]
      : []),
    ...pageMeta({ title: settings.brands[0].homeTitle, description: homeMessages.description, path: "/" }),
    { data: siteData(settings) },
  ];
}

export default function HomePage() {
  const t = homeMessages;
  useEffect(() => {
    document.title = brandOf(window.location.hostname).homeTitle;
  }, []);
  return (
    <article className={styles.home} data-home="">
      <section className={styles.hero}>
        <Artwork />
        <div className={styles.intro}>
          <p className={styles.eyebrow}>{t.eyebrow}</p>
          <h1 className={styles.name}>
            <BrandName />
          </h1>
          <p className={styles.lead}>{t.lead}</p>
          <SearchField />
          <QuickLinks />
          {settings.community && (
            <p className={styles.community}>
              {t.community}
              {sentenceGap()}
              <a href={settings.community.href}>{settings.community.name}</a>
            </p>
          )}
        </div>
      </section>
      <NextThree />
      <TonightBlock />
      <SavedPagesSpace />
      <PageLinks />
      <Charts />
      <p className={styles.news}>
        <ButtonLink kind="quiet" icon="arrow-right" to="/changelog">
          {t.news}
        </ButtonLink>
      </p>
    </article>
  );
}
