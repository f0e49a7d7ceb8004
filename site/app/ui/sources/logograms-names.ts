import { type LocalName, wordKey } from "@foray/fieldops/names";
import bunnyNames from "@foray/fieldops/records/bunny-fates/names/page";
import dutyNames from "@foray/fieldops/records/duties/names/page";

import itemNames from "@foray/fieldops/records/items/names/page";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/page";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useFarmNames } from "./use-farm-names.ts";

/** Readers for everything that a logogram's sources name. */
export type SourceNames = Readonly<{
  /** An enemy by its English name: the tables know some, by the id made of it. */
  enemy: (english: string) => LocalName;
  monster: NameReader;
  /** A FATE without a notorious monster, which is one of the Happy Bunnies. */
  fate: NameReader;
  item: NameReader;
  duty: NameReader;
}>;

export function useSourceNames(): SourceNames {
  const farm = useFarmNames();
  const monster = useGameNames("fieldops/notorious-monsters", monsterNames);
  const fate = useGameNames("fieldops/bunny-fates", bunnyNames);
  const item = useGameNames("fieldops/items", itemNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const enemy = (english: string): LocalName => {
    const id = wordKey(english);
    for (const read of [farm, monster]) {
      const name = read(id);
      if (name.text !== id) return name;
    }
    return { text: english, lang: "en" };
  };
  return { enemy, monster, fate, item, duty };
}
