import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { LocalName } from "@foray/fieldops/names";
import bunnyNames from "@foray/fieldops/records/bunny-fates/names/en";
import engagementNames from "@foray/fieldops/records/engagements/names/en";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/en";
import potNames from "@foray/fieldops/records/pot-fates/names/en";
import { useGameNames } from "~/i18n/game-names.tsx";

/** Names of what an instance board has clocks for, by kind, in the reader's language. */
export function useClockNames(): Readonly<Record<Clock["kind"], (id: string) => LocalName>> {
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  return {
    monster: useGameNames("fieldops/notorious-monsters", monsterNames),
    bunny: useGameNames("fieldops/bunny-fates", bunnyNames),
    pot: useGameNames("fieldops/pot-fates", potNames),
    encounter: engagement,
    tower: engagement,
  };
}
