import duelNames from "@foray/fieldops/records/duels/names/page";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/page";
import type { FieldNoteDrop } from "@foray/fieldops/records/types";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";

export function useEncounterNames(): Readonly<Record<FieldNoteDrop["table"], NameReader>> {
  const duels = useGameNames("fieldops/duels", duelNames);
  const duties = useGameNames("fieldops/duties", dutyNames);
  const engagements = useGameNames("fieldops/engagements", engagementNames);
  const skirmishes = useGameNames("fieldops/skirmishes", skirmishNames);
  return { duels, duties, engagements, skirmishes };
}
