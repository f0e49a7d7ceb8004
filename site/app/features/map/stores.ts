import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { LayerId, MapId, MarkerKind } from "@foray/fieldops/atlas/types";
import * as v from "valibot";
import { definePreference, type Preference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";
import type { StoredKey } from "~/records/stored.ts";

type ByMap<T> = Readonly<Record<string, T>>;

/** One object with a value per map; unreadable data counts as empty. */
export function keepByMap<const Schema extends v.GenericSchema>(
  key: StoredKey,
  schema: Schema,
): Preference<ByMap<v.InferOutput<Schema>>> {
  const whole = v.record(v.string(), schema);
  return definePreference<ByMap<v.InferOutput<Schema>>>(
    key,
    (text) => parseJson(whole, text),
    (value) => JSON.stringify(value),
    () => ({}),
  );
}

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(1000), v.readonly());

export const chosenLayers = keepByMap("mapLayers", ids);

export const tickedMarkers = keepByMap("mapTicks", ids);

export function tick(map: MapId, id: string, on: boolean): boolean {
  const ticked = tickedMarkers.get()[map] ?? [];
  if (ticked.includes(id) === on) return false;
  keepFor(tickedMarkers, map, on ? [...ticked, id] : ticked.filter((other) => other !== id));
  return true;
}

const coordinate = v.pipe(v.number(), v.minValue(0), v.maxValue(43));

export const pinSchema = v.object({
  x: coordinate,
  y: coordinate,
  name: v.pipe(v.string(), v.maxLength(60)),
});
export type Pin = Readonly<v.InferOutput<typeof pinSchema>>;

/** Also limits the length of links. */
export const MAX_PINS = 200;

export const ownPins = keepByMap("mapPins", v.pipe(v.array(pinSchema), v.maxLength(MAX_PINS), v.readonly()));

export const shownPins = keepByMap("mapPinsShown", v.boolean());

/** Whether the game's own map picture replaces the chart, if an asset pack has it. */
export const gamePicture = definePreference<boolean>(
  "mapPicture",
  (text) => (text === "1" ? true : text === "0" ? false : undefined),
  (value) => (value ? "1" : "0"),
  () => false,
);

export const showNames = definePreference<boolean>(
  "mapNames",
  (text) => (text === "1" ? true : text === "0" ? false : undefined),
  (value) => (value ? "1" : "0"),
  () => true,
);

export function keepFor<T>(preference: Preference<ByMap<T>>, map: MapId, value: T): void {
  preference.set({ ...preference.get(), [map]: value });
}

export function defaultLayers(map: MapId): readonly LayerId[] {
  return layersOf(map)
    .filter((layer) => layer.defaultVisible)
    .map(({ id }) => id);
}

export function knownLayers(map: MapId, wanted: readonly string[]): readonly LayerId[] {
  return layersOf(map)
    .map(({ id }) => id)
    .filter((id) => wanted.includes(id));
}

const tickable: ReadonlySet<MarkerKind> = new Set(["coffer", "carrot", "survey"]);

export function isTickable(kind: MarkerKind): boolean {
  return tickable.has(kind);
}
