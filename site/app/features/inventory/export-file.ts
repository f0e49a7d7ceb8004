import * as v from "valibot";
import { isRecord, readJson } from "~/browser/stored-shape.ts";
import { type ExportedKey, exportedKeys, type LegacyKey, legacyKeys } from "~/records/stored.ts";
import { type LegacyTexts, legacyParts, replaced } from "./legacy-storage.ts";
import { type Inventory, nothing, printInventory, readInventory } from "./shape.ts";

const FORMAT = "foray-almanac/things";
const VERSION = 1;

/** In characters; longer than any file that this page writes. */
export const MAX_FILE_LENGTH = 4_000_000;
const MAX_VALUE_LENGTH = 400_000;

/** Stored texts by key. Each is parsed by its page, which drops what it cannot read. */
export type ExportedTexts = ReadonlyMap<ExportedKey, string>;

/** Content of a file. Older files have the parts of the store under separate keys (`former`). */
export type ExportFile = Readonly<{
  kind: "file";
  texts: ExportedTexts;
  former: LegacyTexts;
  unknown: readonly string[];
}>;

/** `torn`: truncated or altered. `foreign`: not this format. `later`: written by a newer version. */
export type ReadExport = ExportFile | Readonly<{ kind: "torn" | "foreign" | "later" }>;

const isLegacyKey = (key: string): key is LegacyKey => legacyKeys.some((known) => known === key);
const isExportedKey = (key: string): key is ExportedKey => exportedKeys.some((known) => known === key);

const fileShape = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Number of things, to detect a file that has lost some. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  things: v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_VALUE_LENGTH))),
});

export function printExport(texts: ExportedTexts): string {
  const file = { format: FORMAT, version: VERSION, count: texts.size, things: Object.fromEntries(texts) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function readExport(text: string): ReadExport {
  if (text.length > MAX_FILE_LENGTH) return { kind: "foreign" };
  const value = readJson(text.replace(/^\uFEFF/, ""));
  if (value === undefined) return { kind: text.includes(FORMAT) ? "torn" : "foreign" };
  if (!isRecord(value) || value.format !== FORMAT) return { kind: "foreign" };
  if (typeof value.version === "number" && value.version > VERSION) return { kind: "later" };
  const read = v.safeParse(fileShape, value);
  if (!read.success) return { kind: "torn" };
  const entries = Object.entries(read.output.things);
  if (entries.length !== read.output.count) return { kind: "torn" };
  const texts = new Map(entries.flatMap(([key, stored]) => (isExportedKey(key) ? [[key, stored]] : [])));
  const own = readInventory(texts.get("things") ?? printInventory(nothing));
  if (own.kind !== "inventory") return { kind: own.kind === "later" ? "later" : "torn" };
  return {
    kind: "file",
    texts,
    former: new Map(entries.flatMap(([key, stored]) => (isLegacyKey(key) ? [[key, stored]] : []))),
    unknown: entries.flatMap(([key]) => (isExportedKey(key) || isLegacyKey(key) ? [] : [key])),
  };
}

/** Texts of the file that replace those in this browser (`here`). */
export function takenFrom({ former, texts }: ExportFile, here: ExportedTexts): ExportedTexts {
  if (former.size === 0) return texts;
  const read = readInventory(texts.get("things") ?? here.get("things") ?? "");
  const own = replaced(read.kind === "inventory" ? read.inventory : nothing, former);
  return new Map([...texts, ["things", printInventory(own)]]);
}

/** Parts of the store that the file has data for. */
export function partsIn({ former, texts }: ExportFile): ReadonlySet<keyof Inventory> {
  const read = readInventory(texts.get("things") ?? "");
  if (read.kind !== "inventory") return legacyParts(former);
  return new Set(Object.keys(nothing).filter((key): key is keyof Inventory => key in nothing));
}

/** Number of entries in a stored text: those of its lists, or its lines or comma-separated parts. */
export function entriesOf(stored: string): number {
  const value = readJson(stored);
  if (Array.isArray(value) || isRecord(value)) return size(value);
  return stored.split(/[\n,]/).filter((part) => part.trim() !== "").length;
}

function size(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (!isRecord(value)) return 0;
  const parts = Object.values(value).filter((part) => Array.isArray(part) || isRecord(part));
  return parts.length === 0
    ? Object.keys(value).length
    : parts.reduce<number>((sum, part) => sum + size(part), 0);
}
