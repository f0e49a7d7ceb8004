import logosActionNames from "@foray/fieldops/records/logos-actions/names/page";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useGameNames } from "~/i18n/game-names.tsx";
import { loadoutMessages } from "./messages.ts";

/** Names of logos actions in the reader's language. */
export function useActionNames() {
  return useGameNames("fieldops/logos-actions", logosActionNames);
}

/** Name of a tray by its place: the one for Hydatos, the initial one, then the plates. */
export function useTrayLabels(): (place: number) => string {
  const t = loadoutMessages;
  return (place) => (place === 0 ? t.hydatos : place === 1 ? t.initial : t.plate(place - 1));
}

/** An action's name as plain text, or the word for an empty slot. */
export function useSlotText(): (action: LoadoutTray["astral"]) => string {
  const t = loadoutMessages;
  const name = useActionNames();
  return (action) => (action === null ? t.none : name(action).text);
}
