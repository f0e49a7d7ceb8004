import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { publicFile } from "~/features/alarms/calendars/feed-address.ts";
import { sentenceGap } from "~/i18n/format.ts";
import { Code } from "~/ui/code/Code.tsx";
import { SectionedPage } from "~/ui/SectionedPage.tsx";
import styles from "./Developers.module.css";
import { EmbedCode } from "./EmbedCode.tsx";
import { commandExample, fetchExample, packageExample } from "./examples.ts";
import { FeedLinks } from "./FeedLinks.tsx";
import { developersMessages } from "./messages.ts";

export function meta() {
  return pageMeta({
    title: developersMessages.title,
    description: developersMessages.description,
    path: "/developers",
  });
}

const TERMS = "https://support.na.square-enix.com/rule.php?id=5382&la=1&tag=authc";

export default function DevelopersPage() {
  const t = developersMessages;
  usePageTitle(t.title);
  const sections = [
    ["data", t.data],
    ["packages", t.packages],
    ["command", t.command],
    ["feeds", t.feeds],
    ["embeds", t.embeds],
    ["licence", t.licence],
  ] as const;
  const files = [
    ["/data/v2/index.json", t.dataFiles.index],
    ["/data/v2/changes.json", t.dataFiles.changes],
    ["/data/v2/openapi.json", t.dataFiles.openapi],
    ["/llms.txt", t.dataFiles.llms],
  ] as const;
  return (
    <SectionedPage title={t.title} lead={t.lead} contents={t.contents} sections={sections}>
      <section id="data">
        <h2>{t.data}</h2>
        <p>{t.dataText}</p>
        <dl className={styles.files}>
          {files.map(([path, label]) => (
            <div key={path}>
              <dt>
                <a href={publicFile(path)}>{path}</a>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Code label={t.data}>{fetchExample}</Code>
        <p>{t.dataPromise}</p>
        <p>{t.dataVersions}</p>
      </section>
      <section id="packages">
        <h2>{t.packages}</h2>
        <p>{t.packagesText}</p>
        <Code label={t.packages}>{`npm install @foray/eorzea @foray/fieldops\n\n${packageExample}`}</Code>
      </section>
      <section id="command">
        <h2>{t.command}</h2>
        <p>{t.commandText}</p>
        <Code label={t.command}>{commandExample}</Code>
      </section>
      <section id="feeds">
        <h2>{t.feeds}</h2>
        <p>{t.feedsText}</p>
        <p>{t.feedsAlarms}</p>
        <p>{t.feedsRules}</p>
        <FeedLinks />
        <p>
          <a href={publicFile("/feeds/changelog.atom")}>{t.changelog}</a>
        </p>
      </section>
      <section id="embeds">
        <h2>{t.embeds}</h2>
        <p>{t.embedsText}</p>
        <EmbedCode />
        <p>{t.embedsPrograms}</p>
      </section>
      <section id="licence">
        <h2>{t.licence}</h2>
        <p>{t.licenceText}</p>
        <p>
          {t.termsText}
          {sentenceGap()}
          <a href={TERMS}>{t.terms}</a>
        </p>
      </section>
    </SectionedPage>
  );
}
