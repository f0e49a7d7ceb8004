import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Fight, FightWords } from "#records/fights/types";
import {
  fightOperationsSchema,
  fightSchema,
  fightSourcesSchema,
  fightWordsSchema,
} from "../schemas/fights.ts";

const folder = new URL("../records/fights/", import.meta.url);

export const sentenceLanguages = ["en", "ja", "de", "fr"] as const;
export type SentenceLanguage = (typeof sentenceLanguages)[number];

const foldersIn = (url: URL): readonly string[] =>
  readdirSync(url, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export const fightKeys = (): readonly string[] =>
  foldersIn(folder).flatMap((operation) =>
    foldersIn(new URL(`${operation}/`, folder)).map((fight) => `${operation}/${fight}`),
  );

const isFight = (value: unknown): value is Fight => fightSchema.safeParse(value).success;
const isWords = (value: unknown): value is FightWords => fightWordsSchema.safeParse(value).success;

/** Returns the file as it is. Throws with the file and field if it is invalid. */
function read<T>(file: URL, is: (value: unknown) => value is T, schema: z.ZodType): T {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (is(value)) return value;
  const { error } = schema.safeParse(value);
  throw new Error(`${fileURLToPath(file)}: ${error === undefined ? "" : z.prettifyError(error)}`);
}

export const fightFile = (key: string): URL => new URL(`${key}/fight.json`, folder);
export const fightWordsFile = (key: string, language: SentenceLanguage): URL =>
  new URL(`${key}/${language}.json`, folder);

export const readFight = (key: string): Fight => read(fightFile(key), isFight, fightSchema);

/** Undefined if there is no file yet. */
export function readFightWords(key: string, language: SentenceLanguage): FightWords | undefined {
  const file = fightWordsFile(key, language);
  return existsSync(file) ? read(file, isWords, fightWordsSchema) : undefined;
}

export const fightSourcesFile = new URL("sources.json", folder);
export const readFightSources = () =>
  fightSourcesSchema.parse(JSON.parse(readFileSync(fightSourcesFile, "utf8")));

const operationsFile = new URL("operations.json", folder);
export const readFightOperations = () =>
  fightOperationsSchema.parse(JSON.parse(readFileSync(operationsFile, "utf8"))).operations;
