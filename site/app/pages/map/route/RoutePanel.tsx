import { layersOf } from "@foray/fieldops/atlas/lookup";
import { displayPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useEffectEvent } from "react";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { mapMessages } from "../messages.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { markerTitle } from "../popup/marker-facts.ts";
import { layerMessages } from "../words.ts";
import styles from "./RoutePanel.module.css";

/** A round trip: through what, from where; then its order and length. */
export function RoutePanel({ map, data, nameOf, onGo, route, onPickStart, onPickStops }: PanelProps) {
  const t = useMessages(mapMessages);
  const { layerLabels } = useMessages(layerMessages);
  const language = useLanguage();
  const choosing = route.through === "chosen";
  const pickStops = useEffectEvent(onPickStops);
  useEffect(() => {
    pickStops(choosing);
    return () => pickStops(false);
  }, [choosing]);
  const camps = data.markers.filter(({ layer }) => layer === "aetherytes");
  const layers = layersOf(map.id).filter(
    ({ kind, count }) => kind !== "label" && kind !== "area" && count > 1,
  );
  const { result, start } = route;
  const startValue = start.kind === "marker" ? `marker:${start.id}` : start.kind;
  const title = (marker: MapMarker) =>
    data.english[marker.id] === undefined ? (
      markerTitle(marker, undefined, layerLabels)
    ) : (
      <GameName name={nameOf(marker.id)} />
    );
  const setThrough = (value: string) => {
    const layer = layers.find(({ id }) => id === value);
    const next: LayerId | "chosen" = layer?.id ?? "chosen";
    route.setThrough(next);
  };
  const setStart = (value: string) => {
    if (value === "place") onPickStart();
    else if (value.startsWith("marker:")) route.setStart({ kind: "marker", id: value.slice(7) });
    else route.setStart({ kind: "any" });
  };
  const over =
    result.state === "planned" && result.trip.lowerBound > 0
      ? result.trip.length / result.trip.lowerBound - 1
      : 0;
  return (
    <div className={styles.route}>
      <p className={styles.lead}>{t.route.lead}</p>
      <Field label={t.route.through} {...(choosing ? { hint: t.route.chooseHint } : {})}>
        {(ids) => (
          <Select {...ids} value={route.through} onChange={(event) => setThrough(event.currentTarget.value)}>
            <option value="chosen">{t.route.chosen}</option>
            {layers.map(({ id, count }) => (
              <option key={id} value={id}>
                {`${layerLabels[id]} (${count})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t.route.start}>
        {(ids) => (
          <Select {...ids} value={startValue} onChange={(event) => setStart(event.currentTarget.value)}>
            <option value="any">{t.route.startFirst}</option>
            <option value="place">
              {start.kind === "place" ? t.route.startPicked(displayPosition(start.at)) : t.route.startPlace}
            </option>
            {camps.map((marker) => (
              <option key={marker.id} value={`marker:${marker.id}`} lang={nameOf(marker.id).lang}>
                {nameOf(marker.id).text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!choosing && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={route.skipDone}
            onChange={(event) => route.setSkipDone(event.currentTarget.checked)}
          />
          <span>{t.route.skipDone}</span>
        </label>
      )}
      <p className={styles.tools}>
        <Button
          kind="primary"
          small
          icon="route"
          disabled={route.wanted.length < 2 || result.state === "planning"}
          onClick={route.plan}
        >
          {t.route.plan}
        </Button>
        <Button small kind="quiet" icon="x" onClick={route.clear}>
          {t.route.clear}
        </Button>
      </p>
      <div role="status" className={styles.status}>
        {route.wanted.length < 2 && <p>{t.route.tooFew}</p>}
        {route.wanted.length >= 2 && result.state === "none" && <p>{t.route.stops(route.wanted.length)}</p>}
        {result.state === "planning" && <p>{t.route.planning}</p>}
        {result.state === "failed" && <p>{t.route.failed}</p>}
        {result.state === "planned" && (
          <>
            <p className={styles.length}>
              {t.route.length(formatNumber(result.trip.length, language, { most: 1 }))}
            </p>
            <p>
              {result.trip.exact
                ? t.route.exact
                : t.route.bound(formatPercent(Math.ceil(over * 1000) / 1000, language, 1))}
            </p>
          </>
        )}
      </div>
      {result.state !== "planned" && choosing && (
        <ul className={styles.chosen}>
          {route.wanted.map((marker) => (
            <li key={marker.id}>
              <span>{title(marker)}</span>
              <Button small kind="quiet" icon="x" iconOnly onClick={() => route.toggleStop(marker.id)}>
                {t.route.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {result.state === "planned" && (
        <ol className={styles.order}>
          {route.ordered.map((marker) => (
            <li key={marker.id}>
              <button type="button" onClick={() => onGo(marker.id)}>
                <span>{title(marker)}</span>
                <small>{displayPosition(positionOf(marker))}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
