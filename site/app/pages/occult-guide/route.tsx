import { type ComponentType, Suspense } from "react";
import { Link, NavLink, useParams } from "react-router";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { closest } from "~/ui/closest.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { messages as english } from "./messages/en.ts";
import { guideMessages } from "./messages.ts";
import styles from "./OccultGuide.module.css";
import { type GuidePage, guidePages, readGuidePage } from "./pages.ts";
import { GUIDE } from "./paths.ts";

const parts: Readonly<Record<GuidePage, ComponentType>> = {
  entering: lazyPart("parts/Entering.tsx", () => import("./parts/Entering.tsx")),
  knowledge: lazyPart("parts/Knowledge.tsx", () => import("./parts/Knowledge.tsx")),
  jobs: lazyPart("parts/Jobs.tsx", () => import("./parts/Jobs.tsx")),
  encounters: lazyPart("parts/Encounters.tsx", () => import("./parts/Encounters.tsx")),
  treasure: lazyPart("parts/Treasure.tsx", () => import("./parts/Treasure.tsx")),
  shops: lazyPart("parts/Shops.tsx", () => import("./parts/Shops.tsx")),
  demiatma: lazyPart("parts/Demiatma.tsx", () => import("./parts/Demiatma.tsx")),
  weather: lazyPart("parts/Weather.tsx", () => import("./parts/Weather.tsx")),
  tower: lazyPart("parts/Tower.tsx", () => import("./parts/Tower.tsx")),
};

export function meta({ params }: MetaAsked) {
  const page = readGuidePage(params.page);
  if (page === undefined || page === null) {
    return pageMeta({
      title: english.title,
      description: english.lead,
      path: GUIDE,
      preview: "occult-guide",
      unlisted: page === null,
    });
  }
  const { title, lead } = english.pages[page];
  return pageMeta({
    title: `${title}: ${english.title}`,
    description: lead,
    path: `${GUIDE}/${page}`,
    preview: `occult-guide-${page}`,
  });
}

export default function OccultGuidePage() {
  const t = useMessages(guideMessages);
  const { page: param } = useParams();
  const page = readGuidePage(param);
  const Part = page ? parts[page] : undefined;
  const words = page ? t.pages[page] : t;
  usePageTitle(words.title);
  return (
    <article data-operation="occult" className={styles.guide}>
      <nav aria-label={t.contents} className={styles.contents}>
        <NavLink to={GUIDE} end>
          {t.contents}
        </NavLink>
        {guidePages.map((each) => (
          <NavLink key={each} to={`${GUIDE}/${each}`}>
            {t.pages[each].title}
          </NavLink>
        ))}
      </nav>
      <div className={styles.page}>
        {page === null && param !== undefined && (
          <Note kind="warn">
            <p>{t.missing(param.slice(0, 60))}</p>
            {closest(param, guidePages, 3).map((match) => (
              <Link key={match} to={`${GUIDE}/${match}`} className={styles.match}>
                {match}
              </Link>
            ))}
          </Note>
        )}
        <PageHead eyebrow={t.eyebrow} title={words.title} lead={words.lead} />
        {Part === undefined ? (
          <ul className={styles.list}>
            {guidePages.map((each) => (
              <li key={each}>
                <Link to={`${GUIDE}/${each}`}>{t.pages[each].title}</Link>
                <p>{t.pages[each].lead}</p>
              </li>
            ))}
          </ul>
        ) : (
          <Suspense fallback={<p>{t.loading}</p>}>
            <Part />
          </Suspense>
        )}
      </div>
    </article>
  );
}
