import bunnyNames from "@foray/fieldops/records/bunny-fates/names/page";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import itemNames from "@foray/fieldops/records/items/names/page";
import mobNames from "@foray/fieldops/records/logogram-mobs/names/page";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/page";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";

export type SourceNames = Readonly<{
  /** Enemies by row of the game's BNpcName sheet. */
  enemy: NameReader;
  monster: NameReader;
  /** FATEs without a notorious monster, which are always bunny FATEs. */
  fate: NameReader;
  item: NameReader;
  duty: NameReader;
}>;

export function useSourceNames(): SourceNames {
  const monster = useGameNames("fieldops/notorious-monsters", monsterNames);
  const fate = useGameNames("fieldops/bunny-fates", bunnyNames);
  const item = useGameNames("fieldops/items", itemNames);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const enemy = useGameNames("fieldops/logogram-mobs", mobNames);
  return { enemy, monster, fate, item, duty };
}
