import type { LocalName } from "@foray/fieldops/names";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import english from "@foray/fieldops/records/lost-actions/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";

export function useActionNames(): (action: LostActionId) => LocalName {
  return useGameNames("fieldops/lost-actions", english);
}
