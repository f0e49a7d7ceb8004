import markerSprite from "virtual:glyphs/markers";
import { isWeatherId } from "@foray/eorzea/sky";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { layersOf } from "@foray/fieldops/atlas/lookup";
import { displayPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { listedDoubt } from "@foray/fieldops/doubt/doubt";
import { lazy } from "react";
import { DoubtMark, NotKnown } from "~/features/confidence/Doubt.tsx";
import { formatLabelled } from "~/i18n/format.ts";
import { GameName, type NameReader } from "~/i18n/game-names.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { layerGlyph } from "../layers/marker-look.ts";
import { mapMessages } from "../messages.ts";
import type { MapData } from "../records/load-map.ts";
import { isTickable } from "../stores.ts";
import { layerLabelsOn } from "../words.ts";
import { AreaFinds } from "./AreaFinds.tsx";
import { FragmentDrops } from "./FragmentDrops.tsx";
import styles from "./MarkerPopup.module.css";
import { factsOf, markerTitle } from "./marker-facts.ts";
import { NextWeather } from "./NextWeather.tsx";
import { RecordDoubt, RecordFacts } from "./RecordFacts.tsx";

const FightOf = lazy(() => import("~/features/fights/FightOf.tsx"));

type MarkerPopupProps = Readonly<{
  map: MapFacts;
  marker: MapMarker;
  data: MapData;
  nameOf: NameReader;
  named: boolean;
  done: boolean;
  onDone: (done: boolean) => void;
  others: readonly MapMarker[];
  onOther: (id: string) => void;
  onMarker: (id: string) => void;
  stop: boolean;
  onStop: () => void;
  onCopy: () => void;
  onClose: () => void;
}>;

export function MarkerPopup(props: MarkerPopupProps) {
  const { map, marker, data, nameOf, named, done, others, stop } = props;
  const t = mapMessages;
  const layerLabels = layerLabelsOn(map);
  const { singleLabels } = mapMessages;
  const words = { layerLabels, singleLabels, numbers: data.numbers };
  const weatherName = useWeatherNames();
  const layer = layersOf(map.id).find(({ id }) => id === marker.layer);
  const weathers = (marker.weather ?? []).filter((id): id is WeatherId => isWeatherId(id));
  const facts = factsOf(marker, t);
  const place = listedDoubt(marker.confidence);
  return (
    <div
      className={styles.popup}
      role="dialog"
      aria-label={markerTitle(marker, named ? nameOf(marker.id).text : undefined, words)}
    >
      <header className={styles.head}>
        {layer !== undefined && (
          <span className={styles.plate} data-kind={layer.kind}>
            <Glyph sprite={markerSprite} id={layerGlyph(layer.id)} size={22} />
          </span>
        )}
        <div>
          {named && <p className={styles.layer}>{layerLabels[marker.layer]}</p>}
          <h2 tabIndex={-1}>
            {named ? <GameName name={nameOf(marker.id)} /> : markerTitle(marker, undefined, words)}
          </h2>
        </div>
        <Button kind="quiet" icon="x" iconOnly small onClick={props.onClose}>
          {t.closePanel}
        </Button>
      </header>
      {(facts.length > 0 || marker.ground === null) && (
        <ul className={styles.facts}>
          {facts.map((fact, at) => (
            <li key={fact}>
              {fact}
              {at === 0 && marker.level !== undefined && (
                <Part>
                  {" "}
                  <RecordDoubt marker={marker} field="level" />
                </Part>
              )}
            </li>
          ))}
          {marker.ground === null && (
            <li>
              {formatLabelled(t.facts.ground)}
              <NotKnown why="notCollected" />
            </li>
          )}
        </ul>
      )}
      {weathers.length > 0 && (
        <ul className={styles.weathers} aria-label={t.labels.weather}>
          {weathers.map((weather) => (
            <li key={weather}>
              <WeatherIcon weather={weather} size={18} /> <GameName name={weatherName(weather)} />
            </li>
          ))}
        </ul>
      )}
      <Part waiting={<p className={styles.waiting}>…</p>}>
        <RecordFacts map={map} marker={marker} />
        {marker.ref !== undefined && <FightOf record={marker.ref} />}
        {marker.fragments !== undefined && <FragmentDrops fragments={marker.fragments} />}
        {layer?.kind === "area" && (
          <AreaFinds item={marker.id} markers={data.markers} nameOf={nameOf} onMarker={props.onMarker} />
        )}
      </Part>
      {marker.ref === undefined && (weathers.length > 0 || marker.night) && (
        <NextWeather zone={map.zone} weather={weathers} night={marker.night ?? false} />
      )}
      <p className={styles.position}>
        <b>{displayPosition(positionOf(marker))}</b>
        {place === null ? (
          <Part>
            <RecordDoubt marker={marker} field="position" />
          </Part>
        ) : (
          <span className={styles.possible}>
            <DoubtMark doubt={place}>{t.possible}</DoubtMark>
          </span>
        )}
        {marker.rounded && <small>{t.rounded}</small>}
      </p>
      <div className={styles.actions}>
        <Button small icon="copy" onClick={props.onCopy}>
          {t.copyPosition}
        </Button>
        {layer !== undefined && isTickable(layer.kind) && (
          <Button small icon="check" aria-pressed={done} onClick={() => props.onDone(!done)}>
            {done ? t.tickedOff : t.tickOff}
          </Button>
        )}
        <Button small icon="route" aria-pressed={stop} onClick={props.onStop}>
          {stop ? t.route.remove : t.route.add}
        </Button>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <p>{t.alsoHere}</p>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <button type="button" onClick={() => props.onOther(other.id)}>
                  {markerTitle(
                    other,
                    nameOf(other.id).text === other.id ? undefined : nameOf(other.id).text,
                    words,
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
