import type { ReactNode } from "react";
import { PageHead } from "./PageHead.tsx";
import styles from "./SectionedPage.module.css";

type SectionedPageProps = Readonly<{
  title: string;
  lead: string;
  /** Accessible name of the table of contents. */
  contents: string;
  sections: readonly (readonly [id: string, heading: string])[];
  children: ReactNode;
}>;

export function SectionedPage({ title, lead, contents, sections, children }: SectionedPageProps) {
  return (
    <article className={styles.page}>
      <PageHead title={title} lead={lead}>
        <nav aria-label={contents}>
          <ul className={styles.contents}>
            {sections.map(([id, heading]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {children}
    </article>
  );
}
