import markerSprite from "virtual:glyphs/markers";
import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { GroundId, LayerId, MapLayer } from "@foray/fieldops/atlas/types";
import { useEffect, useRef } from "react";
import { packMap } from "~/browser/asset-pack.ts";
import { usePreference } from "~/browser/preferences.ts";
import { Button } from "~/ui/Button.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { mapMessages } from "../messages.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { defaultLayers, gamePicture, isTickable, knownLayers, showNames } from "../stores.ts";
import { layerLabelsOn } from "../words.ts";
import styles from "./LayersPanel.module.css";
import { layerGlyph } from "./marker-look.ts";

const order = ["general", "encounters", "finds", "enemies", "progression"] as const;

function CategoryBox({
  label,
  state,
  onChange,
}: {
  label: string;
  state: boolean | "part";
  onChange: (on: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === "part";
  }, [state]);
  return (
    <label className={styles.category}>
      <input
        ref={box}
        type="checkbox"
        checked={state === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

export function LayersPanel({
  map,
  data,
  layers,
  onLayers,
  ground,
  onGround,
  ticked,
  onTicked,
  pins,
}: PanelProps) {
  const t = mapMessages;
  const layerLabels = layerLabelsOn(map);
  const { categoryLabels } = mapMessages;
  const names = usePreference(showNames, true);
  const picture = usePreference(gamePicture, false);
  const all = layersOf(map.id);
  const set = (ids: readonly LayerId[], on: boolean) =>
    onLayers(knownLayers(map.id, on ? [...layers, ...ids] : layers.filter((id) => !ids.includes(id))));
  const progress = (layer: MapLayer) => {
    const ids = new Set(data.markers.filter((marker) => marker.layer === layer.id).map(({ id }) => id));
    const done = ticked.filter((id) => ids.has(id)).length;
    return (
      done > 0 && (
        <p className={styles.progress}>
          {t.ticked(done, layer.count)}{" "}
          <Button
            small
            kind="quiet"
            icon="undo"
            onClick={() => onTicked(ticked.filter((id) => !ids.has(id)))}
          >
            {t.resetTicks}
          </Button>
        </p>
      )
    );
  };
  return (
    <div className={styles.layers}>
      <div className={styles.tools}>
        <Button small onClick={() => onLayers(all.map(({ id }) => id))}>
          {t.all}
        </Button>
        <Button small onClick={() => onLayers([])}>
          {t.none}
        </Button>
        <Button small kind="quiet" icon="undo" onClick={() => onLayers(defaultLayers(map.id))}>
          {t.usual}
        </Button>
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={names}
          onChange={(event) => showNames.set(event.currentTarget.checked)}
        />
        <span>{t.names}</span>
      </label>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={pins.visible}
          onChange={(event) => pins.show(event.currentTarget.checked)}
        />
        <span className={styles.name}>{t.pins.visible}</span>
        <span className={styles.count}>{pins.list.length}</span>
      </label>
      {packMap(map.id) !== undefined && (
        <Segmented<"chart" | "picture">
          legend={t.sheet}
          value={picture ? "picture" : "chart"}
          onChange={(next) => gamePicture.set(next === "picture")}
          options={[
            { value: "chart", label: t.sheets.chart },
            { value: "picture", label: t.sheets.picture },
          ]}
        />
      )}
      {map.grounds.length > 1 && (
        <Segmented<GroundId>
          legend={t.ground}
          value={ground}
          onChange={onGround}
          options={map.grounds.map(({ id }) => ({ value: id, label: t.grounds[id] }))}
        />
      )}
      {order.map((category) => {
        const members = all.filter((layer) => layer.category === category);
        if (members.length === 0) return null;
        const ids = members.map(({ id }) => id);
        const shown = ids.filter((id) => layers.includes(id)).length;
        const state = shown === ids.length ? true : shown > 0 ? "part" : false;
        return (
          <fieldset key={category} className={styles.group}>
            <legend className="visually-hidden">{categoryLabels[category]}</legend>
            <CategoryBox label={categoryLabels[category]} state={state} onChange={(on) => set(ids, on)} />
            <ul>
              {members.map((layer) => (
                <li key={layer.id}>
                  <label className={styles.layer} data-kind={layer.kind}>
                    <input
                      type="checkbox"
                      checked={layers.includes(layer.id)}
                      onChange={(event) => set([layer.id], event.currentTarget.checked)}
                    />
                    <Glyph sprite={markerSprite} id={layerGlyph(layer.id)} size={18} />
                    <span className={styles.name}>{layerLabels[layer.id]}</span>
                    <span className={styles.count}>{layer.count}</span>
                  </label>
                  {isTickable(layer.kind) && progress(layer)}
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
      <ul className={styles.legend}>
        <li data-rim="whole">{t.legendConfirmed}</li>
        <li data-rim="broken">{t.legendPossible}</li>
      </ul>
    </div>
  );
}
