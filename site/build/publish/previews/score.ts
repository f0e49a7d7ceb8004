import { stavesOf } from "@foray/fieldops/fights/score";
import { fightKeys, readFight } from "../../../../packages/fieldops/tools/fight-files.ts";
import { drawScore, scoreRows, scoreTime } from "../../../art/previews/score.ts";
import type { Picture } from "./picture.ts";
import { outline } from "./text.ts";

const keys: ReadonlySet<string> = new Set(fightKeys());

const clockOf = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

export function fightOf(path: string): string | undefined {
  const [, folder, operation, fight] = path.split("/");
  const key = `${operation}/${fight}`;
  return folder === "fights" && keys.has(key) ? key : undefined;
}

/** Undefined for other pages, and for fights without known times. */
export function scoreOf(path: string, hue: string): Picture | undefined {
  const key = fightOf(path);
  if (key === undefined) return undefined;
  const fight = readFight(key);
  const staves = stavesOf(fight);
  const rows = scoreRows(staves);
  if (rows.length === 0) return undefined;
  const walls = staves[0]?.part === undefined ? (fight.enrage ?? []).flatMap(({ t }) => t ?? []) : [];
  return {
    drawing: drawScore(rows, walls.slice(0, 1), hue),
    words: (_, { strong }) =>
      rows.map((row) =>
        outline(strong, { lines: [clockOf(row.from)], size: 19 }, { ...scoreTime(row), leading: 1 }),
      ),
  };
}
