import { fightNames } from "@foray/fieldops/records/fights/index";
import { fightList } from "@foray/fieldops/records/fights/list/facts";
import { fightMechanics } from "@foray/fieldops/records/fights/mechanics/facts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line } from "../search/finds/line.ts";
import { readNames, type TableNames } from "../search/finds/tables.ts";

const listed = await readNames("fieldops", "fights/list");

/** Players' search terms, by a word in the mechanic's id. */
const playersWords: Readonly<Record<string, string>> = {
  tower: "towers soak 塔踏み Türme tours",
  rain: "rain puddles 雨 水たまり Regen pluie",
  clock: "clocks curseclock 時計 Uhr horloges",
  lock: "locks lockpick 錠 Schlösser serrures",
  generator: "generators 発電機 Generatoren générateurs",
  meteor: "meteors メテオ Meteore météores",
  trap: "traps 罠 Fallen pièges",
};

function wordsFor(id: string): readonly string[] {
  const found = Object.entries(playersWords).filter(([word]) => id.includes(word));
  return found.map(([, words]) => words);
}

const keys = fightList.map(({ id, operation }) => `${operation}/${id}`);

function wholeFights(): Findable[] {
  return keys.map((key) => ({
    id: `fight-${key.replace("/", "-")}`,
    kind: "fight" as const,
    target: `/fights/${key}`,
    names: listed(key),
    line: line(listed(key.split("/")[0] ?? "")),
    keywords: Object.values(listed(`${key}/boss`)),
    about: [
      "fight boss guide mechanics timeline 攻略 ギミック タイムライン 予習 Kampf Mechanik combat mécanique",
    ],
    weight: 3,
  }));
}

async function mechanicsOf(key: string): Promise<Findable[]> {
  if (fightNames[key] === undefined) return [];
  const names: TableNames = await readNames("fieldops", `fights/${key}`);
  return (fightMechanics[key] ?? []).map((id) => ({
    id: `mechanic-${key.replace("/", "-")}-${id}`,
    kind: "fight" as const,
    target: `/fights/${key}/${id}`,
    names: names(`mechanic/${id}`),
    line: line(listed(key), listed(key.split("/")[0] ?? "")),
    about: wordsFor(id),
    weight: 8,
  }));
}

async function fights(): Promise<Findable[]> {
  const mechanics = await Promise.all(keys.map(mechanicsOf));
  return [...wholeFights(), ...mechanics.flat()];
}

export const finds: FindLists = [{ place: 85, read: fights }];
