import { entrances } from "virtual:pages";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { releases } from "~/records/changelog.ts";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./Changelog.module.css";
import { formatReleaseDay } from "./day.ts";
import { changelogMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: changelogMessages.title,
    description: changelogMessages.description,
    path: "/changelog",
  });
}

export default function ChangelogPage() {
  const t = changelogMessages;
  const language = useLanguage();
  usePageTitle(t.title);
  return (
    <article>
      <PageHead title={t.title} lead={t.lead} />
      <ol className={styles.timeline} reversed>
        {releases.map(({ version, date, links }) => (
          <li key={version} className={styles.release}>
            <h2>{t.version(version)}</h2>
            <time dateTime={date}>{formatReleaseDay(date, language)}</time>
            <ul>
              {t.changes[version].map((change, at) => (
                <li key={change}>
                  {change} <PageLink to={links[at] ?? null} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </article>
  );
}

function PageLink({ to }: { to: string | null }) {
  const entrance = entrances.find((each) => each.to === to);
  if (entrance === undefined) return null;
  return (
    <Link to={entrance.to} className={styles.page}>
      {entrance.name}
    </Link>
  );
}
