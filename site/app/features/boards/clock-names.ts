import type { Clock } from "@foray/fieldops/instance-board/clocks";
import type { LocalName } from "@foray/fieldops/names";
import bunnyNames from "@foray/fieldops/records/bunny-fates/names/page";
import duelNames from "@foray/fieldops/records/duels/names/page";
import engagementNames from "@foray/fieldops/records/engagements/names/page";
import monsterNames from "@foray/fieldops/records/notorious-monsters/names/page";
import potNames from "@foray/fieldops/records/pot-fates/names/page";
import skirmishNames from "@foray/fieldops/records/skirmishes/names/page";
import { useGameNames } from "~/i18n/game-names.tsx";

export function useClockNames(): Readonly<Record<Clock["kind"], (id: string) => LocalName>> {
  const engagement = useGameNames("fieldops/engagements", engagementNames);
  return {
    monster: useGameNames("fieldops/notorious-monsters", monsterNames),
    bunny: useGameNames("fieldops/bunny-fates", bunnyNames),
    pot: useGameNames("fieldops/pot-fates", potNames),
    encounter: engagement,
    duel: useGameNames("fieldops/duels", duelNames),
    skirmish: useGameNames("fieldops/skirmishes", skirmishNames),
    tower: engagement,
  };
}
