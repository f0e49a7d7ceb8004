import type { LocalName } from "@foray/fieldops/names";
import { fightList } from "@foray/fieldops/records/fights/list/facts";
import listNames from "@foray/fieldops/records/fights/list/names/page";
import { fightOperations } from "@foray/fieldops/records/fights/operations/facts";
import type { FightOperation, FightSummary } from "@foray/fieldops/records/fights/types";
import { pageName } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";

export const fightKey = ({ id, operation }: Pick<FightSummary, "id" | "operation">): string =>
  `${operation}/${id}`;

export const fightPath = (...steps: readonly string[]): `/${string}` => `/${["fights", ...steps].join("/")}`;

export const operations = fightOperations;

export const operationOf = (id: string | undefined): FightOperation | undefined =>
  fightOperations.find((operation) => operation.id === id);

export const fightsOf = (operation: string): readonly FightSummary[] =>
  fightList.filter((fight) => fight.operation === operation);

export const summaryOf = (key: string): FightSummary | undefined =>
  fightList.find((fight) => fightKey(fight) === key);

/** Takes the id of an operation or the key of a fight. */
export const listedName = (id: string): LocalName => titled(pageName(listNames, id));

export const listedNames = (): readonly (readonly [key: string, name: string])[] =>
  fightList.map((fight) => [fightKey(fight), listedName(fightKey(fight)).text]);

export function neighborsOf(
  key: string,
): readonly [before: FightSummary | undefined, after: FightSummary | undefined] {
  const fights = fightsOf(key.split("/")[0] ?? "");
  const at = fights.findIndex((fight) => fightKey(fight) === key);
  return [fights[at - 1], fights[at + 1]];
}
