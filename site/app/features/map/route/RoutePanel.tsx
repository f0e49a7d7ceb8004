import { tourSeconds, yalmsOf } from "@foray/fieldops/atlas/routing/tour-time";
import { displayPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useEffectEvent } from "react";
import { formatAside, formatDuration, formatNumber, formatPercent } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { mapMessages } from "../messages.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { StopTitle } from "../walk/StopTitle.tsx";
import { layerLabelsOn } from "../words.ts";
import styles from "./RoutePanel.module.css";
import { stopLayersOf } from "./route-request.ts";

export function RoutePanel({ map, data, nameOf, onGo, route, onWalk, onPickStart, onPickStops }: PanelProps) {
  const t = mapMessages;
  const layerLabels = layerLabelsOn(map);
  const language = useLanguage();
  const choosing = route.request.through === "chosen";
  const pickStops = useEffectEvent(onPickStops);
  useEffect(() => {
    pickStops(choosing);
    return () => pickStops(false);
  }, [choosing]);
  const camps = data.markers.filter(({ layer }) => layer === "aetherytes");
  const layers = stopLayersOf(map.id);
  const { result } = route;
  const { start, excluded } = route.request;
  const startValue = start.kind === "marker" ? `marker:${start.id}` : start.kind;
  const title = (marker: MapMarker) => <StopTitle map={map} data={data} nameOf={nameOf} marker={marker} />;
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
  const tour = result.state === "planned" ? result.tour : undefined;
  const over = tour === undefined || tour.lowerBound === 0 ? undefined : tour.cost / tour.lowerBound - 1;
  const stateOf = (id: string) =>
    route.running?.done.includes(id)
      ? t.route.behind
      : route.running?.skipped.includes(id)
        ? t.route.skipped
        : undefined;
  return (
    <div className={styles.route}>
      <p className={styles.lead}>{t.route.lead}</p>
      <Field label={t.route.through} {...(choosing ? { hint: t.route.chooseHint } : {})}>
        {(ids) => (
          <Select
            {...ids}
            value={route.request.through}
            onChange={(event) => setThrough(event.currentTarget.value)}
          >
            <option value="chosen">{t.route.chosen}</option>
            {layers.map(({ id, count }) => (
              <option key={id} value={id}>
                {formatAside(layerLabels[id], String(count))}
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={route.request.jumps}
          onChange={(event) => route.setJumps(event.currentTarget.checked)}
        />
        <span>{t.route.jumps}</span>
      </label>
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
      {excluded.length > 0 && (
        <p className={styles.status}>
          {t.route.left(excluded.length)}{" "}
          <Button small kind="quiet" onClick={route.restoreExcluded}>
            {t.route.restore}
          </Button>
        </p>
      )}
      <p className={styles.tools}>
        <Button
          kind={tour === undefined ? "primary" : "quiet"}
          small
          icon="route"
          disabled={route.wanted.length < 2 || result.state === "planning"}
          onClick={route.plan}
        >
          {t.route.plan}
        </Button>
        {tour !== undefined && route.running === null && (
          <Button kind="primary" small icon="walk" onClick={onWalk}>
            {t.route.begin}
          </Button>
        )}
        <Button small kind="quiet" icon="x" onClick={route.clear}>
          {t.route.clear}
        </Button>
      </p>
      <div role="status" className={styles.status}>
        {route.wanted.length < 2 && route.running === null && <p>{t.route.tooFew}</p>}
        {route.wanted.length >= 2 && result.state === "none" && <p>{t.route.stops(route.wanted.length)}</p>}
        {result.state === "planning" && <p>{t.route.planning}</p>}
        {result.state === "failed" && <p>{t.route.failed}</p>}
        {tour !== undefined && (
          <>
            <p className={styles.length}>
              {t.route.length(formatNumber(yalmsOf(tour.walked + tour.crow), language))}
            </p>
            <p>{t.route.time(formatDuration(1000 * tourSeconds(tour), language))}</p>
            {tour.crow >= 0.05 && <p>{t.route.crow(formatNumber(yalmsOf(tour.crow), language))}</p>}
            {over !== undefined && tour.crow < 0.05 && (
              <p>
                {tour.exact
                  ? t.route.exact
                  : t.route.bound(formatPercent(Math.ceil(over * 1000) / 1000, language, 1))}
              </p>
            )}
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
            <li key={marker.id} aria-current={marker.id === route.current ? "step" : undefined}>
              <button type="button" onClick={() => onGo(marker.id)}>
                <span>
                  {title(marker)}
                  {stateOf(marker.id) !== undefined && <small> · {stateOf(marker.id)}</small>}
                </span>
                <small>{displayPosition(positionOf(marker))}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
