import logosActionNames from "@foray/fieldops/records/logos-actions/names/page";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useGameNames } from "~/i18n/game-names.tsx";
import { loadoutMessages } from "./messages.ts";

export function useActionNames() {
  return useGameNames("fieldops/logos-actions", logosActionNames);
}

/** The first tray is for Hydatos, the second the initial one; the others are plates. */
export function useTrayLabels(): (place: number) => string {
  const t = loadoutMessages;
  return (place) => (place === 0 ? t.hydatos : place === 1 ? t.initial : t.plate(place - 1));
}

/** An action's name as plain text, or the label of an empty slot. */
export function useSlotText(): (action: LoadoutTray["astral"]) => string {
  const t = loadoutMessages;
  const name = useActionNames();
  return (action) => (action === null ? t.none : name(action).text);
}
