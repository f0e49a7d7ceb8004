import { fightFiles, fightNames } from "@foray/fieldops/records/fights/index";
import type { FightFacts } from "@foray/fieldops/records/fights/types";
import { use } from "react";
import type { NameFile } from "~/i18n/name-fallback.ts";

/** `names` has the texts in the page's language, by key. */
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

/** Cached. Failed loads are retried on the next call. */
function loadFight(key: string): Load {
  const known = loads.get(key);
  if (known !== undefined) return known;
  const promise = load(key);
  loads.set(key, promise);
  promise.catch(() => loads.delete(key));
  return promise;
}

/** Suspends while loading. Null if there is no such fight. */
export const useFight = (key: string): LoadedFight | null => use(loadFight(key));

/** Undefined unless the fight has been loaded. The prerender needs it for meta tags. */
export const loadedFight = (key: string): LoadedFight | undefined => loaded.get(key);
