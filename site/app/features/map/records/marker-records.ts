import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { MapMarker, RefTable } from "@foray/fieldops/atlas/types";
import {
  type Doubt,
  doubtOf,
  triggerDoubt,
  withNumericValuesOnly,
  withoutOtherValues,
} from "@foray/fieldops/doubt/doubt";
import type { EncounterBase } from "@foray/fieldops/fields/engagements/encounter-base";
import type { EncounterDrops } from "@foray/fieldops/records/types";
import type { NameTable } from "./marker-names.ts";

export type DoubtfulField = "caller" | "level" | "position" | "sky";

export type Gives = Readonly<{ table: EncounterDrops["table"]; gameId: number }>;

/** Names are keys of `english`. */
export type MarkerRecord = Readonly<{
  /** Table id for `useGameNames`. */
  table: string;
  english: NameTable;
  boss?: string;
  /** NM spawned by this monster. */
  calls?: string;
  calledBy?: Readonly<{ name: string; level?: number }> | "itself";
  minutes?: number;
  participants?: number;
  respawnMinutes?: number;
  drops: readonly string[];
  gives?: Gives;
  /** Weather it requires; any if empty and `night` is false. */
  weather: readonly WeatherId[];
  night: boolean;
  forecast?: string;
  doubts: Readonly<Partial<Record<DoubtfulField, Doubt | null>>>;
}>;

type Encounter = EncounterBase &
  Readonly<{ minutes?: number | null; maxParticipants?: number | null; notoriousMonster?: string }>;

async function encounters(table: Exclude<RefTable, "notoriousMonsters">): Promise<{
  folder: string;
  facts: readonly Encounter[];
  english: NameTable;
}> {
  switch (table) {
    case "engagements": {
      const [{ engagementFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/engagements/facts"),
        import("@foray/fieldops/records/engagements/names/page"),
      ]);
      return { folder: "engagements", facts: engagementFacts, english };
    }
    case "fates": {
      const [{ fateFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/fates/facts"),
        import("@foray/fieldops/records/fates/names/page"),
      ]);
      return { folder: "fates", facts: fateFacts, english };
    }
    case "skirmishes": {
      const [{ skirmishFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/skirmishes/facts"),
        import("@foray/fieldops/records/skirmishes/names/page"),
      ]);
      return { folder: "skirmishes", facts: skirmishFacts, english };
    }
    case "duels": {
      const [{ duelFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/duels/facts"),
        import("@foray/fieldops/records/duels/names/page"),
      ]);
      return { folder: "duels", facts: duelFacts, english };
    }
    case "potFates": {
      const [{ potFateFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/pot-fates/facts"),
        import("@foray/fieldops/records/pot-fates/names/page"),
      ]);
      return { folder: "pot-fates", facts: potFateFacts, english };
    }
    case "bunnyFates": {
      const [{ bunnyFateFacts }, { default: english }] = await Promise.all([
        import("@foray/fieldops/records/bunny-fates/facts"),
        import("@foray/fieldops/records/bunny-fates/names/page"),
      ]);
      return { folder: "bunny-fates", facts: bunnyFateFacts, english };
    }
  }
}

async function monster(id: string, prey: boolean): Promise<MarkerRecord | null> {
  const [{ notoriousMonsterFacts }, { default: english }] = await Promise.all([
    import("@foray/fieldops/records/notorious-monsters/facts"),
    import("@foray/fieldops/records/notorious-monsters/names/page"),
  ]);
  const facts = notoriousMonsterFacts.find((record) => record.id === id);
  if (facts === undefined) return null;
  const { trigger } = facts;
  const called = "name" in trigger ? trigger : undefined;
  return {
    table: "fieldops/notorious-monsters",
    english,
    // The marker of a trigger monster names the NM it spawns.
    ...(prey ? { calls: facts.id } : {}),
    ...(called === undefined || prey ? {} : { calledBy: { name: called.name, level: called.level } }),
    // Drops and respawn are the NM's.
    ...(prey || facts.respawnMinutes === null ? {} : { respawnMinutes: facts.respawnMinutes }),
    drops: prey ? [] : facts.rewards.map(({ item }) => item),
    ...(prey ? {} : { gives: { table: "fates" as const, gameId: facts.fateId } }),
    weather: prey || facts.weather.length === 0 ? (called?.weather ?? []) : facts.weather,
    night: (prey ? called?.night : (facts.night ?? called?.night)) ?? false,
    ...(facts.forecastFilter === undefined ? {} : { forecast: facts.forecastFilter }),
    doubts: {
      position: withNumericValuesOnly(doubtOf(facts, prey ? "trigger.position" : "position")),
      sky: withoutOtherValues(doubtOf(facts, "trigger.night")),
    },
  };
}

async function encounter(table: Exclude<RefTable, "notoriousMonsters">, marker: MapMarker, id: string) {
  const { folder, facts, english } = await encounters(table);
  const record =
    facts.find(({ gameId }) => gameId === marker.eventId) ?? facts.find((other) => other.id === id);
  if (record === undefined) return null;
  const { boss, trigger, minutes, maxParticipants, items = [] } = record;
  return {
    table: `fieldops/${folder}`,
    english,
    ...(boss === undefined ? {} : { boss: boss.name }),
    ...(trigger?.by === "enemy"
      ? { calledBy: { name: trigger.name, ...(trigger.level === undefined ? {} : { level: trigger.level }) } }
      : trigger?.by === "automatic"
        ? { calledBy: "itself" as const }
        : trigger === undefined
          ? {}
          : { calledBy: { name: trigger.id } }),
    ...(minutes ? { minutes } : {}),
    ...(maxParticipants ? { participants: maxParticipants } : {}),
    drops: items.map(({ item }) => item),
    ...(table === "potFates" ? {} : { gives: { table, gameId: record.gameId } }),
    weather: [],
    night: false,
    doubts: {
      position: withNumericValuesOnly(doubtOf(record, "position")),
      level: withNumericValuesOnly(doubtOf({ conflicts: record.conflicts ?? [] }, "level")),
      caller: withoutOtherValues(triggerDoubt(record)),
    },
  };
}

function isRefTable(word: string): word is RefTable {
  return /^(notoriousMonsters|bunnyFates|potFates|fates|engagements|skirmishes|duels)$/.test(word);
}

const loads = new Map<string, Promise<MarkerRecord | null>>();

/** Null if the marker has no record. Loads its table on first use. */
export function loadRecord(marker: MapMarker): Promise<MarkerRecord | null> {
  const known = loads.get(marker.id);
  if (known !== undefined) return known;
  const [table = "", id = ""] = marker.ref?.split("/") ?? [];
  const load = !isRefTable(table)
    ? Promise.resolve(null)
    : table === "notoriousMonsters"
      ? monster(id, marker.layer === "nmPrepMobs")
      : encounter(table, marker, id);
  loads.set(marker.id, load);
  return load;
}
