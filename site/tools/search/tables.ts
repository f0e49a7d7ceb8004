import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "@foray/eorzea/locale";

/** Names of one record by language, only those there are. */
export type FoundNames = Readonly<Partial<Record<Locale, string>>>;

/** Reads the names of one id of a table. */
export type TableNames = (id: string) => FoundNames;

const require = createRequire(import.meta.url);
const packages = {
  eorzea: dirname(require.resolve("@foray/eorzea")),
  fieldops: dirname(require.resolve("@foray/fieldops")),
} as const;

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

async function moduleAt(file: string): Promise<Readonly<Record<string, unknown>>> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isTable(loaded) ? loaded : {};
}

/**
 * The names of a table in every language its folder holds, e.g. `fieldops`, `lost-actions/names`. A folder that is not
 * there has none.
 */
export async function readNames(home: keyof typeof packages, folder: string): Promise<TableNames> {
  const tables = new Map<Locale, Readonly<Record<string, unknown>>>();
  for (const locale of locales) {
    const file = join(packages[home], folder, `${locale}.ts`);
    if (!existsSync(file)) continue;
    const { default: table } = await moduleAt(file);
    if (isTable(table)) tables.set(locale, table);
  }
  return (id) =>
    Object.fromEntries(
      [...tables].flatMap(([locale, table]) => {
        const name = table[id];
        return typeof name === "string" ? [[locale, name]] : [];
      }),
    );
}
