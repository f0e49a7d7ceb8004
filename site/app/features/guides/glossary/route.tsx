import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { languages, pageLanguage } from "~/i18n/language.ts";
import { titled } from "~/i18n/titled.ts";
import { terms } from "~/records/terms.ts";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./Glossary.module.css";
import { glossaryMessages } from "./messages.ts";

const others = languages.filter((each) => each !== pageLanguage);

export function meta() {
  return pageMeta({ title: glossaryMessages.title, description: glossaryMessages.lead, path: "/glossary" });
}

export default function GlossaryPage() {
  const t = glossaryMessages;
  usePageTitle(t.title);
  const sorted = terms.toSorted((a, b) =>
    a.names[pageLanguage].localeCompare(b.names[pageLanguage], pageLanguage),
  );
  return (
    <article className={styles.glossary}>
      <PageHead title={t.title} lead={t.lead} />
      <dl className={styles.terms}>
        {sorted.map(({ id, names, to }) => (
          <div key={id} id={id} className={styles.term}>
            <dt>
              <Link to={to}>{titled({ text: names[pageLanguage], lang: pageLanguage }).text}</Link>
            </dt>
            <dd>{t.meanings[id]}</dd>
            <dd>
              <ul aria-label={t.others} className={styles.names}>
                {others.map((language) => (
                  <li key={language} lang={language}>
                    {names[language]}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
