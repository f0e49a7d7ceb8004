import mapNames from "@foray/fieldops/records/maps/names/page";
import { type ComponentType, lazy } from "react";
import { Link, NavLink, useParams } from "react-router";
import { usePageTitle } from "~/browser/use-title.ts";
import { AsOf } from "~/features/confidence/AsOf.tsx";
import { LearnLink } from "~/features/fights/LearnLink.tsx";
import { Thumbnail } from "~/features/map/thumbnail/Thumbnail.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { closest } from "~/ui/closest.ts";
import { Wakes } from "~/ui/late-parts.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import styles from "./Guide.module.css";
import { guideShellMessages } from "./messages.ts";
import { type Guide, type GuideWords, readGuidePage } from "./types.ts";

const Beginning = lazy(() => import("../start/Beginning.tsx"));

type GuidePageProps<Page extends string> = Readonly<{
  guide: Guide<Page>;
  words: GuideWords<Page>;
  /** Content of each page, below its opening. */
  parts: Readonly<Record<Page, ComponentType>>;
}>;

export function GuidePage<Page extends string>({ guide, words, parts }: GuidePageProps<Page>) {
  const t = guideShellMessages;
  const { page: param } = useParams();
  const page = readGuidePage(guide, param);
  const Chapter: ComponentType | undefined = page ? parts[page] : undefined;
  const { title, lead } = page ? words.pages[page] : words;
  usePageTitle(title, page !== null);
  const opening = page ? guide.openings[page] : undefined;
  return (
    <article data-operation={guide.operation} className={styles.guide}>
      {page === null && param !== undefined && <Missing guide={guide} words={words} wanted={param} />}
      <PageHead
        eyebrow={page ? <Link to={guide.base}>{words.title}</Link> : words.eyebrow}
        title={title}
        lead={lead}
      >
        <AsOf tables={opening?.tables ?? guide.pages.flatMap((each) => guide.openings[each].tables)} />
      </PageHead>
      {page === undefined && (
        <Wakes waiting={<p>{t.loading}</p>}>
          <Beginning {...guide.beginning} />
        </Wakes>
      )}
      <div className={styles.opening}>
        <Chart map={opening?.map ?? guide.map} />
        {page && opening !== undefined && (
          <section aria-labelledby="first" className={styles.first}>
            <h2 id="first">{t.first}</h2>
            <ol>
              {words.pages[page].first.map((text, at) => {
                const to = opening.links[at] ?? null;
                return <li key={text}>{to === null ? text : <Link to={to}>{text}</Link>}</li>;
              })}
            </ol>
          </section>
        )}
      </div>
      {Chapter !== undefined && (
        <Wakes waiting={<p>{t.loading}</p>}>
          <Chapter />
        </Wakes>
      )}
      {opening?.fights !== undefined && (
        <nav className={styles.fights} aria-label={t.fights}>
          {opening.fights.map((operation) => (
            <LearnLink key={operation} operation={operation} />
          ))}
        </nav>
      )}
      <Contents guide={guide} words={words} page={page ?? null} />
    </article>
  );
}

function Chart({ map }: { map: string }) {
  const t = guideShellMessages;
  const name = useGameNames("fieldops/maps", mapNames)(map);
  return (
    <Link to={`/map/${map}`} className={styles.chart}>
      <span className="visually-hidden">{t.chart(name.text)}</span>
      <Thumbnail file={map} className={styles.still} />
      <span aria-hidden="true" className={styles.caption}>
        <GameName name={name} />
      </span>
    </Link>
  );
}

function Missing<Page extends string>({
  guide,
  words,
  wanted,
}: Readonly<{ guide: Guide<Page>; words: GuideWords<Page>; wanted: string }>) {
  const t = guideShellMessages;
  // Matches both paths and titles.
  const near = closest(wanted, [...guide.pages, ...guide.pages.map((page) => words.pages[page].title)], 3);
  const meant = guide.pages.filter((page) => near.includes(page) || near.includes(words.pages[page].title));
  return (
    <Note kind="warn">
      <p>{t.missing(wanted.slice(0, 60))}</p>
      {(meant.length > 0 ? meant : guide.pages).map((page) => (
        <Link key={page} to={`${guide.base}/${page}`} className={styles.match}>
          {words.pages[page].title}
        </Link>
      ))}
    </Note>
  );
}

function Contents<Page extends string>({
  guide,
  words,
  page,
}: Readonly<{ guide: Guide<Page>; words: GuideWords<Page>; page: Page | null }>) {
  const t = guideShellMessages;
  return (
    <nav aria-label={t.pages} className={styles.contents} data-front={page === null || undefined}>
      <ol>
        {guide.pages.map((each) => (
          <li key={each}>
            <NavLink to={`${guide.base}/${each}`}>{words.pages[each].title}</NavLink>
            {page === null && <p>{words.pages[each].lead}</p>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
