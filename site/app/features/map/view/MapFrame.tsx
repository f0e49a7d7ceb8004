// `?atlas` makes a copy that is bundled with the atlas styles; pages with stills load the original by itself.
import "~art/charts/chart.css?atlas";
import "~art/charts/morbols.css";
import "../engine/stage.css";
import { drawings, written } from "virtual:chart-markup";
import { maps } from "@foray/fieldops/atlas/maps";
import type { LayerId, MapFacts, MapId } from "@foray/fieldops/atlas/types";
import { lazy, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import type { Language } from "~/i18n/language.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Part } from "~/ui/part/Part.tsx";
import type { Bounds } from "../engine/viewport.ts";
import { mapMessages } from "../messages.ts";
import { Thumbnail } from "../thumbnail/Thumbnail.tsx";
import { useMapNames } from "../words.ts";
import styles from "./MapFrame.module.css";
import { loadAtlas } from "./start.ts";
import type { MapKeys } from "./use-map-keys.ts";

const Atlas = lazy(loadAtlas);

/** Server-rendered, visible before any script runs and then left alone by React. Empty in the browser. */
function chartMarkup(map: MapId, [left, top, right, bottom]: Bounds, language: Language): string {
  const view = [left, top, right - left, bottom - top].map((units) => Math.round(units * 100)).join(" ");
  const drawing = drawings[map]?.replace("{view}", view).replace("{written}", written[language]?.[map] ?? "");
  return drawing === undefined ? "" : `<div class="map-plane">${drawing}</div>`;
}

/** Title, chart and links are server-rendered; markers and tools load afterwards. */
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
  const t = mapMessages;
  const name = useMapNames();
  const language = useLanguage();
  const stage = useRef<HTMLElement>(null);
  const keys = useRef<MapKeys>(null);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // On the portals page, the section numbers are above the land.
  const [left, top, right, bottom] = map.bounds;
  const whole: Bounds = black ? [left, Math.min(top, 6.5), right, bottom] : map.bounds;
  // Must not change between renders, or React would replace the chart.
  const [markup] = useState(() => ({ __html: chartMarkup(map.id, whole, language) }));
  return (
    <article className={styles.frame} data-operation={map.operation} data-black={black || undefined}>
      <header className={styles.plate} data-over-map="">
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
                    <Thumbnail file={id} className={styles.small} />
                    <GameName name={name(id)} />
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/portals" aria-current={black ? "page" : undefined}>
                  <Thumbnail file="hydatos" className={styles.small} />
                  {t.portalsTitle}
                </Link>
              </li>
              <li>
                <Link to="/morbols">
                  <Thumbnail file="morbols" className={styles.small} />
                  {t.morbolsTitle}
                </Link>
              </li>
              <li className={styles.all}>
                <Link to="/map">{t.allMaps}</Link>
              </li>
            </ul>
          </nav>
        </details>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere on the map */}
      <div
        className={styles.map}
        data-theme={black ? "dark" : undefined}
        onKeyDown={(event) => keys.current?.(event)}
      >
        <section
          ref={stage}
          className="map-stage"
          data-map-stage=""
          data-bounds={whole.join(" ")}
          data-names=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
          tabIndex={0}
          aria-label={t.mapRegion(title)}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own build
          dangerouslySetInnerHTML={markup}
        />
        {mounted && (
          <Part
            key={map.id}
            waiting={<p className={styles.coming}>{t.loadingMap}</p>}
            missing={{ text: t.failed, className: styles.middle }}
          >
            <Atlas
              map={map}
              stage={stage}
              keys={keys}
              whole={whole}
              {...(layers === undefined ? {} : { layers })}
            />
          </Part>
        )}
      </div>
    </article>
  );
}
