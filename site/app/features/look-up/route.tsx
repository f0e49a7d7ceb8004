import { entrances } from "virtual:pages";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { SearchField } from "~/features/search/SearchField.tsx";
import { NavGlyph } from "~/ui/Glyph.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./LookUp.module.css";
import { lookUpMessages } from "./messages.ts";

const operations = ["occult", "bozja", "eureka"] as const;

export function meta() {
  const { description, eyebrow } = lookUpMessages;
  return pageMeta({ title: eyebrow, description, path: "/look-up" });
}

export default function LookUp() {
  const t = lookUpMessages;
  usePageTitle(t.eyebrow);
  const general = entrances.filter(({ door, isDoor }) => door === "lookUp" && isDoor !== true);
  return (
    <article className={styles.page}>
      <PageHead eyebrow={t.eyebrow} title={t.title} />
      <div className={styles.search}>
        <SearchField />
      </div>
      <ul className={styles.general} aria-label={t.everywhere}>
        {general.map(({ to, name, glyph }) => (
          <li key={to}>
            <Link to={to}>
              {glyph !== undefined && <NavGlyph id={glyph} size={20} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.operations}>
        {operations.map((group) => (
          <section key={group} data-operation={group}>
            <h2>{t.groups[group]}</h2>
            <ul>
              {entrances
                .filter((entrance) => entrance.group === group)
                .map(({ to, name, glyph }) => (
                  <li key={to}>
                    <Link to={to}>
                      <span className={styles.plate}>
                        {glyph !== undefined && <NavGlyph id={glyph} size={20} />}
                      </span>
                      {name}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
