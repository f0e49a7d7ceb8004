import { readFile } from "node:fs/promises";
import { type AsOf, earliestAsOf } from "../src/doubt/as-of.ts";
import { filesOfTable, tableOf } from "../tools/tables.ts";

const root = new URL("../", import.meta.url);

/** The comment at the head of a table: everything in block comments before the first export, as plain lines. */
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

/** How a source tells where its facts are from: sheets of the game, lists of players, a repository, or a table that says so. */
const origin =
  /\b(sheets?|collected by players|drawn by (players|hand)|listings?|plugins?|layout data|source: |sources? and confidence: see|keep the addresses|circleRadius)|[a-z][\w-]{3,}\/[a-z][\w-]{3,}/i;

export const namesSource = (comment: string): boolean => origin.test(comment);

const filesOf = (table: string) => {
  const found = tableOf(table);
  return found === undefined ? [] : filesOfTable(found);
};

/** Source notes of a table: of its files, or of the modules that have its facts. */
export async function sourceOf(table: string): Promise<readonly string[]> {
  const { outside = [] } = tableOf(table) ?? {};
  const modules = await Promise.all(outside.map((file) => readFile(new URL(file, root), "utf8")));
  return [...filesOf(table).map(({ source }) => source.join(" ")), ...modules.map(headComment)];
}

/**
 * The patch that a table was last checked against as a whole, and the day; of several files, the earliest. Tables that players published or drew
 * by hand, which no patch changes, have none.
 */
export function asOfTable(table: string): AsOf | undefined {
  return earliestAsOf(filesOf(table).flatMap(({ asOf }) => asOf ?? []));
}
