import lines from "virtual:page-lines";
import { entrances } from "virtual:pages";
import { Link } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import { sidebarGroups } from "~/page.ts";
import { NavGlyph } from "~/ui/Glyph.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./IndexPage.module.css";
import { indexMessages } from "./messages.ts";

/** Guides begin with those about every operation, tables with those of the newest operation. */
const orders = {
  "/records": sidebarGroups,
  "/guides": ["forays", ...sidebarGroups.filter((group) => group !== "forays")],
} as const;

type IndexPageProps = Readonly<{ of: "/records" | "/guides"; title: string; lead: string }>;

export function IndexPage({ of, title, lead }: IndexPageProps) {
  const t = indexMessages;
  usePageTitle(title);
  const listed = entrances.filter(({ behind }) => behind === of);
  return (
    <article className={styles.page}>
      <PageHead title={title} lead={lead} />
      <div className={styles.groups}>
        {orders[of].map((group) => {
          const own = listed.filter((entrance) => entrance.group === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <h2>{t[group]}</h2>
              <ul>
                {own.map(({ to, name, glyph }) => (
                  <li key={to}>
                    <Link to={to}>
                      {glyph !== undefined && <NavGlyph id={glyph} size={22} />}
                      <span>
                        <b>{name}</b>
                        <small>{lines[to]}</small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </article>
  );
}
