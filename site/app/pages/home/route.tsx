import { useContext, useEffect } from "react";
import { Link } from "react-router";
import { brandOf } from "~/browser/brand.ts";
import { type PageTags, pageMeta } from "~/browser/page-meta.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { settings } from "~/settings.ts";
import { BrandName } from "~/ui/BrandName.tsx";
import { ButtonLink } from "~/ui/Button.tsx";
import { NavGlyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { SearchField } from "~/ui/search/SearchField.tsx";
import { WaysInContext } from "~/ui/ways-in.ts";
import { Artwork } from "./Artwork.tsx";
import styles from "./Home.module.css";
import { messages as english } from "./messages/en.ts";
import { homeMessages } from "./messages.ts";
import { NextThree } from "./NextThree.tsx";
import { siteData } from "./site-data.ts";

export function meta(): PageTags {
  return [
    ...pageMeta({ title: settings.brands[0].homeTitle, description: english.description, path: "/" }),
    { data: siteData(settings) },
  ];
}

/** The front door: a picture, what comes next, and the ways in. */
export default function HomePage() {
  const t = useMessages(homeMessages);
  const groups = useContext(WaysInContext);
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
          {settings.community && (
            <p className={styles.community}>
              {t.community} <a href={settings.community.href}>{settings.community.name}</a>
            </p>
          )}
        </div>
      </section>
      <NextThree />
      <nav className={styles.ways} aria-label={t.ways}>
        <div className={styles.rule}>
          <h2>{t.ways}</h2>
          <ButtonLink kind="quiet" icon="arrow-right" to="/changelog">
            {t.news}
          </ButtonLink>
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.id} data-operation={group.id}>
              <h3 className={styles.group}>{group.label}</h3>
              <ul>
                {group.entries.map((entry) => (
                  <li key={entry.to}>
                    <Link to={entry.to} className={styles.way}>
                      <Plate>
                        <NavGlyph id={entry.glyph} size={26} />
                      </Plate>
                      <span>{entry.label}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </nav>
    </article>
  );
}
