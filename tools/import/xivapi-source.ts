import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Sheet, SheetSource } from "./sheet.ts";
import { ImportTrouble } from "./trouble.ts";

const PAGE = 500;
const TRIES = 4;

const answer = z.object({
  rows: z.array(
    z.object({
      row_id: z.number(),
      subrow_id: z.number().optional(),
      fields: z.record(z.string(), z.unknown()),
    }),
  ),
});
const link = z.union([z.object({ value: z.number() }), z.object({ id: z.number() })]);

/** Converts a field to its CSV form: links and icons to their number, booleans to True and False. */
function cellsOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => cellsOf(`${name}[${at}]`, each));
  if (typeof value === "boolean") return [[name, value ? "True" : "False"]];
  if (typeof value === "string" || typeof value === "number") return [[name, String(value)]];
  const target = link.safeParse(value);
  if (!target.success) return [[name, ""]];
  return [[name, String("value" in target.data ? target.data.value : target.data.id)]];
}

export interface XivapiOptions {
  /** Base URL of the service, without a trailing slash. */
  readonly origin: string;
  /** Cache folder for responses, so that an interrupted run can resume. */
  readonly cache: string;
  readonly fetch: typeof fetch;
  /** Pause between two requests. */
  readonly pauseMs: number;
}

/** Its field names match the CSV headers. */
export function xivapiSource({ cache, fetch, origin, pauseMs }: XivapiOptions): SheetSource {
  const ask = async (address: string): Promise<unknown> => {
    const file = join(cache, `${createHash("sha256").update(address).digest("hex")}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
    let why = "";
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const response = await fetch(address, { headers: { accept: "application/json" } });
        if (response.status === 404) return null;
        if (response.ok) {
          const text = await response.text();
          const value: unknown = JSON.parse(text);
          mkdirSync(cache, { recursive: true });
          writeFileSync(`${file}.part`, text);
          renameSync(`${file}.part`, file);
          await sleep(pauseMs);
          return value;
        }
        why = `it answers ${response.status}`;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
      await sleep(pauseMs * 2 ** attempt);
    }
    throw new ImportTrouble(
      "serviceDown",
      `${new URL(address).host} did not return ${new URL(address).pathname}: ${why}. Nothing was written. Pages fetched so far are kept; run the command again later.`,
    );
  };

  return {
    read: async (name, { columns, optional }, language) => {
      const fields = [...new Set(columns.map(({ header }) => header.replace(/\[\d+\]$/, "[]")))].join(",");
      const rows = new Map<string, ReadonlyMap<string, string>>();
      for (let after = ""; ; ) {
        const query = new URLSearchParams({ language, fields, limit: String(PAGE) });
        if (after !== "") query.set("after", after);
        const page = answer.safeParse(await ask(`${origin}/sheet/${name}?${query}`));
        if (!page.success) {
          if (optional && rows.size === 0) return null;
          throw new ImportTrouble(
            "missingSheet",
            `${origin} has no sheet ${name} with the fields ${fields}.`,
          );
        }
        for (const { fields: values, row_id, subrow_id } of page.data.rows) {
          const cells = Object.entries(values).flatMap(([field, value]) => cellsOf(field, value));
          rows.set(subrow_id === undefined ? `${row_id}` : `${row_id}.${subrow_id}`, new Map(cells));
        }
        const last = page.data.rows.at(-1);
        if (last === undefined || page.data.rows.length < PAGE) break;
        after = last.subrow_id === undefined ? `${last.row_id}` : `${last.row_id}:${last.subrow_id}`;
      }
      const sheet: Sheet = { name, rows };
      return sheet;
    },
  };
}
