import { fightFiles, fightNames } from "@foray/fieldops/records/fights/index";
import type { FightFacts } from "@foray/fieldops/records/fights/types";
import { use } from "react";
import type { NameFile } from "~/i18n/name-fallback.ts";

/** One fight: its facts, and everything the page's language has to say on it, by key. */
export type LoadedFight = Readonly<{ key: string; fight: FightFacts; names: NameFile }>;

type Load = Promise<LoadedFight | null>;

const loads = new Map<string, Load>();
const loaded = new Map<string, LoadedFight>();

async function load(key: string): Load {
  const [facts, names] = await Promise.all([fightFiles[key]?.(), fightNames[key]?.()]);
  if (facts === undefined || names === undefined) return null;
  const fight: LoadedFight = { key, fight: facts.fight, names: names.default };
  loaded.set(key, fight);
  return fight;
}

/** Loads a fight once; a failed load is tried again. */
function loadFight(key: string): Load {
  const known = loads.get(key);
  if (known !== undefined) return known;
  const promise = load(key);
  loads.set(key, promise);
  promise.catch(() => loads.delete(key));
  return promise;
}

/** A fight; suspends until it is here. `null` if there is none of that key. */
export const useFight = (key: string): LoadedFight | null => use(loadFight(key));

/** A fight that was loaded before; the prerender asks for a page's tags after it has drawn it. */
export const loadedFight = (key: string): LoadedFight | undefined => loaded.get(key);
