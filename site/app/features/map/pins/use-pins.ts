import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import type { MapId } from "@foray/fieldops/atlas/types";
import { usePreference } from "~/browser/preferences.ts";
import { keepFor, MAX_PINS, ownPins, type Pin, shownPins } from "../stores.ts";
import { cleanName } from "./pins-link.ts";

const none: readonly Pin[] = [];
const nothing: Readonly<Record<string, readonly Pin[]>> = {};
const allShown: Readonly<Record<string, boolean>> = {};

export type Pins = ReturnType<typeof usePins>;

export function usePins(map: MapId) {
  const list = usePreference(ownPins, nothing)[map] ?? none;
  const visible = usePreference(shownPins, allShown)[map] ?? true;
  const show = (on: boolean) => keepFor(shownPins, map, on);
  const keep = (next: readonly Pin[]) => keepFor(ownPins, map, next.slice(0, MAX_PINS));
  return {
    list,
    shown: visible ? list : none,
    visible,
    show,
    full: list.length >= MAX_PINS,
    add(at: MapPosition, name: string) {
      // The new pin would be hidden.
      if (!visible) show(true);
      const within = (value: number) => Number(Math.min(43, Math.max(0, value)).toFixed(2));
      keep([...list, { x: within(at.x), y: within(at.y), name: cleanName(name) }]);
    },
    /** Adds pins from a link, without duplicates. */
    addAll(pins: readonly Pin[]) {
      const has = ({ x, y, name }: Pin) =>
        list.some((pin) => pin.x === x && pin.y === y && pin.name === name);
      keep([...list, ...pins.filter((pin) => !has(pin))]);
    },
    rename: (index: number, name: string) =>
      keep(list.map((pin, i) => (i === index ? { ...pin, name: name.slice(0, 60) } : pin))),
    remove: (index: number) => keep(list.filter((_, i) => i !== index)),
  };
}
