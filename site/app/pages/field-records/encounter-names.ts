import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { FieldNoteDrop } from "@foray/fieldops/bozja/field-notes/types";
import type { FieldPosition } from "@foray/fieldops/fields/enemies/types";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import duelNames from "@foray/fieldops/records/duels/names/en";
import dutyNames from "@foray/fieldops/records/duties/names/en";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import engagementNames from "@foray/fieldops/records/engagements/names/en";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/en";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";

const positions = new Map<string, FieldPosition>(
  [...engagementFacts, ...skirmishFacts, ...duelFacts].flatMap(({ id, position }) =>
    position === undefined ? [] : [[id, position] as const],
  ),
);

/** Where an encounter of Bozja or Zadnor takes place, if that is known. */
export function encounterPosition(id: string): FieldPosition | undefined {
  return positions.get(id);
}

const zones = new Map<string, ZoneId>(
  [...engagementFacts, ...skirmishFacts, ...duelFacts].map(({ id, zone }) => [id, zone]),
);

/** The zone of an encounter of Bozja or Zadnor; undefined for a duty. */
export function encounterZone(id: string): ZoneId | undefined {
  return zones.get(id);
}

/** Names of encounters by the table they stand in. */
export function useEncounterNames(): Readonly<Record<FieldNoteDrop["table"], NameReader>> {
  const duels = useGameNames("fieldops/duels", duelNames);
  const duties = useGameNames("fieldops/duties", dutyNames);
  const engagements = useGameNames("fieldops/engagements", engagementNames);
  const skirmishes = useGameNames("fieldops/skirmishes", skirmishNames);
  return { duels, duties, engagements, skirmishes };
}
