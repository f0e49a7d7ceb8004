import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { DoubtLegend } from "~/features/confidence/DoubtLegend.tsx";
import { sentenceGap } from "~/i18n/format.ts";
import {
  type Credit,
  type FactCredit,
  factCredits,
  fontCredits,
  glyphCredits,
  softwareCredits,
} from "~/records/credits.ts";
import { PICTURE_TIMES, storedKeys, TAB_KEY } from "~/records/stored.ts";
import { settings } from "~/settings.ts";
import { SectionedPage } from "~/ui/SectionedPage.tsx";
import styles from "./Credits.module.css";
import { creditsMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: creditsMessages.title,
    description: creditsMessages.description,
    path: "/credits",
  });
}

export default function CreditsPage() {
  const t = creditsMessages;
  usePageTitle(t.title);
  const sections = [
    ["art", t.art],
    ["glyphs", t.glyphs],
    ["data", t.data],
    ["holsters", t.holsters],
    ["facts", t.facts],
    ["marks", t.marks],
    ["software", t.software],
    ["privacy", t.privacy],
  ] as const;
  return (
    <SectionedPage title={t.title} lead={t.lead} contents={t.contents} sections={sections}>
      <section id="art">
        <h2>{t.art}</h2>
        <p>{t.artText}</p>
        <p>
          <Link to="/reference">{t.plates}</Link>
        </p>
      </section>
      <section id="glyphs">
        <h2>{t.glyphs}</h2>
        <p>{t.glyphsText}</p>
        <Credits list={glyphCredits} />
        <p>{t.fontsText}</p>
        <Credits list={fontCredits} />
      </section>
      <section id="data">
        <h2>{t.data}</h2>
        <p>{t.dataText}</p>
        <p>
          {t.marketText}
          {sentenceGap()}
          <a href="https://universalis.app">universalis.app</a>
        </p>
      </section>
      <section id="holsters">
        <h2>{t.holsters}</h2>
        <p>{t.holstersText}</p>
        <ul className={styles.hosts}>
          {holsterHosts.map((host) => (
            <li key={host.slug}>
              <b>{host.name}</b>
              <span>{host.server}</span>
            </li>
          ))}
        </ul>
      </section>
      <section id="facts">
        <h2>{t.facts}</h2>
        <p>{t.factsText}</p>
        <ByLicence list={factCredits.map((credit) => ({ ...credit, licence: termsOf(credit) }))} />
      </section>
      <section id="marks">
        <h2>{t.marks}</h2>
        <p>{t.marksText}</p>
        <DoubtLegend />
      </section>
      <section id="software">
        <h2>{t.software}</h2>
        <ByLicence list={softwareCredits} />
      </section>
      <section id="privacy">
        <h2>{t.privacy}</h2>
        <p>{t.privacyText}</p>
        <h3>{t.stored}</h3>
        <p>{t.storedText}</p>
        <details className={styles.all}>
          <summary>{t.storedAll}</summary>
          <dl className={styles.stored}>
            {storedKeys.map((key) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>{t.keys[key]}</dd>
              </div>
            ))}
            <div>
              <dt>
                <code>{TAB_KEY}</code>
              </dt>
              <dd>{t.scroll}</dd>
            </div>
            <div>
              <dt>
                <code>foray-*</code>
              </dt>
              <dd>{t.caches}</dd>
            </div>
            <div>
              <dt>
                <code>{PICTURE_TIMES}</code>
              </dt>
              <dd>{t.pictureTimes}</dd>
            </div>
          </dl>
        </details>
        <h3>{t.relay}</h3>
        <p>{t.relayText}</p>
        <h3>{t.requested}</h3>
        <p>{t.requestedText}</p>
        <p>{settings.analytics === undefined ? t.noAnalytics : t.analytics}</p>
      </section>
      <p className={styles.end}>
        <Link to="/changelog">{t.changelog}</Link>
      </p>
    </SectionedPage>
  );
}

function Credits({ list }: { list: readonly Credit[] }) {
  return (
    <ul className={styles.credits}>
      {list.map(({ name, by, licence, href }) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer">
            {name}
          </a>
          <span>{licence}</span>
          {by !== undefined && <small>{by}</small>}
        </li>
      ))}
    </ul>
  );
}

function termsOf({ licence, taken }: FactCredit): string {
  const t = creditsMessages;
  if (taken === "sheets" || taken === "itemIds") return t.taken[taken];
  const stated = licence ?? t.noLicence;
  return taken === "facts" ? t.factsOnly(stated) : stated;
}

function ByLicence({ list }: { list: readonly Credit[] }) {
  const licences = [...new Set(list.map(({ licence }) => licence))];
  return (
    <dl className={styles.licences}>
      {licences.map((licence) => (
        <div key={licence}>
          <dt>{licence}</dt>
          <dd>
            <ul>
              {list
                .filter((credit) => credit.licence === licence)
                .map(({ name, by, href }) => (
                  <li key={name}>
                    <a href={href} rel="noopener noreferrer">
                      {name}
                    </a>
                    {by !== undefined && <small> {by}</small>}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
