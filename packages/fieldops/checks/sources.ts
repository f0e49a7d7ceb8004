import { readFile } from "node:fs/promises";
import { type AsOf, earliestAsOf } from "../src/doubt/as-of.ts";
import { filesOfTable, tableOf } from "../tools/tables.ts";

const root = new URL("../", import.meta.url);

/** Text of the block comments before a module's first export, joined into one line. */
export function headComment(text: string): string {
  const [head = ""] = text.split(/^export const /m);
  const comments = [...head.matchAll(/\/\*+([\s\S]*?)\*\//g)].map(([, body = ""]) =>
    body
      .split("\n")
      .map((line) => line.replace(/^\s*\*? ?/, "").trim())
      .filter((line) => line !== "")
      .join(" "),
  );
  return comments.join(" ").trim();
}

/** Matches a source: game sheets, player lists, a repository, or another phrase used in the tables. */
const origin =
  /\b(sheets?|collected by players|drawn by (players|hand)|listings?|plugins?|layout data|source: |sources? and confidence: see|keep the addresses|circleRadius)|[a-z][\w-]{3,}\/[a-z][\w-]{3,}/i;

export const namesSource = (comment: string): boolean => origin.test(comment);

const filesOf = (table: string) => {
  const found = tableOf(table);
  return found === undefined ? [] : filesOfTable(found);
};

export async function sourceOf(table: string): Promise<readonly string[]> {
  const { outside = [] } = tableOf(table) ?? {};
  const modules = await Promise.all(outside.map((file) => readFile(new URL(file, root), "utf8")));
  return [...filesOf(table).map(({ source }) => source.join(" ")), ...modules.map(headComment)];
}

/** Undefined for player-made or hand-drawn tables, which no patch changes. */
export function asOfTable(table: string): AsOf | undefined {
  return earliestAsOf(filesOf(table).flatMap(({ asOf }) => asOf ?? []));
}
