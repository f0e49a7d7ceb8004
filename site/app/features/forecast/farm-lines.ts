import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { FarmingFacts, ForecastMonster, SpawnFilter } from "@foray/fieldops/forecast-filters/types";
import type { Element } from "@foray/fieldops/records/types";
import { formatAside, formatLabelled } from "~/i18n/format.ts";
import type { ForecastMessages } from "./messages.ts";

type GuideMessages = ForecastMessages["guidePart"];

export type FarmWords = Readonly<{
  name: (id: string) => string;
  elements: Readonly<Record<Element, string>>;
  weather: (id: WeatherId) => string;
  percent: (share: number) => string;
  list: (items: readonly string[]) => string;
}>;

/** Facts of a farm, one sentence per line, most relevant first. */
export function farmLines(filter: SpawnFilter, f: GuideMessages, words: FarmWords): string[] {
  const lines = filter.monsters.flatMap((monster) => monsterLines(monster, f, words));
  return filter.farming === undefined ? lines : [...lines, ...farmingLines(filter.farming, f, words)];
}

function monsterLines(monster: ForecastMonster, f: GuideMessages, words: FarmWords): string[] {
  const name = words.name(monster.name);
  return [
    ...(monster.levelSync
      ? [f.sync(words.name(monster.levelSync.notoriousMonster), monster.levelSync.level)]
      : []),
    ...(monster.lethalAutoAttacks ? [f.lethal(name)] : []),
    ...(monster.extraBoxOnChain30 === true ? [f.extraBox(name)] : []),
    ...(monster.extraBoxOnChain30 === false ? [f.noExtraBox(name)] : []),
  ];
}

function farmingLines(farming: FarmingFacts, f: GuideMessages, words: FarmWords): string[] {
  const names = (ids: readonly string[]) => words.list(ids.map(words.name));
  const rate = farming.mutationRate;
  return [
    ...(farming.requires === "mutated" ? [f.mutated] : []),
    ...(farming.requires === "adapted" ? [f.adapted] : []),
    ...(rate === "low" ? [f.rateLow] : []),
    ...(Array.isArray(rate) ? [f.rate(words.percent(rate[0]), words.percent(rate[1]))] : []),
    ...(farming.buildChainTo === undefined ? [] : [f.build(farming.buildChainTo)]),
    ...(farming.killSpriteAt === undefined ? [] : [f.killAt(farming.killSpriteAt)]),
    ...(farming.chain === undefined || farming.killSpriteAt !== undefined ? [] : [f.chain(farming.chain)]),
    ...(farming.boxesOnChain30 === undefined ? [] : [f.boxes(farming.boxesOnChain30)]),
    ...(farming.holdLastMutatedForChain30 ? [f.hold] : []),
    ...(farming.holdForChain30 ? [f.holdThese(names(farming.holdForChain30))] : []),
    ...(farming.holderRole === "second-tank" ? [f.holder] : []),
    ...(farming.chainBuilders ? [f.builders(names(farming.chainBuilders))] : []),
    ...(farming.chainRecipes ?? []).map((recipe) => {
      const kills = recipe.kills.map((kill) => f.kills(kill.count, names(kill.monsters), kill.when));
      const magia = recipe.magia?.map(({ element, count }) => f.magia(count, words.elements[element]));
      const listed = words.list(kills);
      return formatLabelled(
        f.recipe,
        magia ? formatAside(listed, formatLabelled(f.magiaTitle, words.list(magia))) : listed,
      );
    }),
    ...(farming.magia
      ? [
          formatLabelled(
            f.magiaTitle,
            words.list(farming.magia.map(({ element, count }) => f.magia(count, words.elements[element]))),
          ),
        ]
      : []),
    ...(farming.technique === "reflect" ? [f.reflect] : []),
    ...(farming.action ? [f.action(words.name(farming.action))] : []),
    ...(farming.essence ? [f.essence(words.name(farming.essence))] : []),
    ...(farming.defensiveMagia === undefined ? [] : [f.defensive(farming.defensiveMagia)]),
    ...(farming.gearRemoved ? [f.gearOff] : []),
    ...(farming.firstCastOutsideAggro ? [f.outside] : []),
    ...(farming.levelSyncRequired ? [f.syncAny] : []),
    ...(farming.keepsAfterWeather ? [f.keeps] : []),
    ...(farming.extraDropsOnHighChain ? [f.highChain] : []),
    ...(farming.optionalMonsters ?? []).map(({ name, level, drops }) =>
      f.optional(words.name(name), level, words.name(drops)),
    ),
    ...(farming.alternative
      ? [
          f.alternative(
            words.name(farming.alternative.monster),
            words.list(farming.alternative.weather.map(words.weather)),
          ),
        ]
      : []),
  ];
}
