import type { MapId } from "@foray/fieldops/atlas/types";
import { monsterNames, monsterPlaceFiles } from "@foray/fieldops/records/monster-places/index";
import type { MonsterPlace } from "@foray/fieldops/records/types";
import type { NameTable } from "./marker-names.ts";

/** `english` is in the page's language. */
export type Monsters = Readonly<{ places: readonly MonsterPlace[]; english: NameTable }>;

const none: Monsters = { places: [], english: {} };

type Loaders<T> = Readonly<Partial<Record<MapId, () => Promise<T>>>>;
const files: Loaders<{ readonly monsterPlaces: readonly MonsterPlace[] }> = monsterPlaceFiles;
const names: Loaders<{ readonly default: NameTable }> = monsterNames;

/** Empty for the Occult Crescent, whose maps show levels instead. */
export async function loadMonsters(map: MapId): Promise<Monsters> {
  const [places, english] = await Promise.all([files[map]?.(), names[map]?.()]);
  return places === undefined || english === undefined
    ? none
    : { places: places.monsterPlaces, english: english.default };
}
