import { decodeRun, encodeNames, encodeRun } from "@foray/fieldops/runs/codec";
import { nextRun } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { Link } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { forgetRun, noRecent, noRegulars, type RecentRun, recentRuns, regulars, setRegular } from "./kept.ts";
import { runMessages } from "./messages.ts";
import styles from "./Needs.module.css";

function nextOf({ link }: RecentRun): Run {
  const [code = "", names = ""] = link.replace("/run/", "").split("#");
  return nextRun(decodeRun(code, names).run);
}

export function RecentRuns({ onNext }: { onNext: (run: Run) => void }) {
  const t = runMessages;
  const language = useLanguage();
  const runs = usePreference(recentRuns, noRecent);
  const kept = usePreference(regulars, noRegulars);
  if (runs.length === 0 && kept.length === 0) return null;
  return (
    <>
      {runs.length > 0 && (
        <section className={styles.part}>
          <header className={styles.head}>
            <h2>{t.former}</h2>
            <p>{t.formerNote}</p>
          </header>
          <ul className={styles.former}>
            {runs.map((run) => {
              const title = run.title === "" ? t.untitled : run.title;
              return (
                <li key={run.id}>
                  <p>
                    <bdi>{title}</bdi>
                    <small>
                      {t.formerLine(
                        t.kinds[run.kind],
                        run.start === null ? "" : formatDate(run.start, language),
                        t.seatedNow(run.seated).replace(/[.。]$/, ""),
                      )}
                    </small>
                  </p>
                  <Link to={run.link}>{t.open}</Link>
                  <Button small icon="repeat" onClick={() => onNext(nextOf(run))}>
                    {t.nextRun}
                  </Button>
                  <Button small kind="quiet" icon="trash" iconOnly onClick={() => forgetRun(run.id)}>
                    {t.removeOf(title)}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {kept.length > 0 && (
        <details className={styles.part}>
          <summary className={styles.summary}>
            {t.regulars} <small>{kept.length}</small>
          </summary>
          <ul className={styles.former}>
            {kept.map((each) => (
              <li key={each.name}>
                <p>
                  <bdi>{each.name}</bdi>
                </p>
                <Button small kind="quiet" icon="trash" iconOnly onClick={() => setRegular(each, false)}>
                  {t.removeOf(each.name)}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Relative to the site, with the names in the fragment. */
export const keptLink = (run: Run): string => {
  const names = encodeNames(run);
  return `/run/${encodeRun(run)}${names === "" ? "" : `#${names}`}`;
};
