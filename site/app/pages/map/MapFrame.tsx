import { maps } from "@foray/fieldops/atlas/maps";
import type { LayerId, MapFacts } from "@foray/fieldops/atlas/types";
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import styles from "./MapFrame.module.css";
import { mapMessages } from "./messages.ts";
import { loadAtlas } from "./start.ts";
import { useMapNames } from "./words.ts";

const Atlas = lazy(loadAtlas);

/** Says what failed and lets the player try again; the rest of the page stays. */
class Retry extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useMessages(mapMessages);
  return (
    <div className={styles.middle}>
      <Note kind="warn">
        <p>{t.failed}</p>
        <Button small icon="refresh" onClick={() => window.location.reload()}>
          {t.retry}
        </Button>
      </Note>
    </div>
  );
}

/** A map page: its title and the way to the other maps are in the page as it comes; the map itself follows. */
export function MapFrame({
  map,
  title,
  layers,
  black = false,
}: {
  map: MapFacts;
  title: string;
  layers?: readonly LayerId[];
  black?: boolean;
}) {
  const t = useMessages(mapMessages);
  const name = useMapNames();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <article className={styles.frame} data-operation={map.operation} data-black={black || undefined}>
      <header className={styles.plate}>
        <p className={styles.operation}>{t.operations[map.operation]}</p>
        <h1>{title}</h1>
        <details className={styles.chooser}>
          <summary aria-label={t.chooseMap} title={t.chooseMap}>
            <UiIcon id="chevron-down" />
          </summary>
          <nav aria-label={t.chooseMap}>
            <ul>
              {maps.map(({ id }) => (
                <li key={id}>
                  <Link to={`/map/${id}`} aria-current={id === map.id && !black ? "page" : undefined}>
                    <GameName name={name(id)} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      </header>
      <div className={styles.map} data-theme={black ? "dark" : undefined}>
        {mounted ? (
          <Retry key={map.id}>
            <Suspense fallback={<p className={styles.middle}>{t.loadingMap}</p>}>
              <Atlas map={map} {...(layers === undefined ? {} : { layers })} />
            </Suspense>
          </Retry>
        ) : (
          <p className={styles.middle}>{t.loadingMap}</p>
        )}
      </div>
    </article>
  );
}
