import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "@foray/eorzea/locale";

export type FoundNames = Readonly<Partial<Record<Locale, string>>>;

export type TableNames = (id: string) => FoundNames;

const require = createRequire(import.meta.url);
const sourceOf = (name: string) => dirname(require.resolve(name));
/** Folder and file extension of each package's tables. */
const packages = {
  eorzea: [sourceOf("@foray/eorzea"), "ts"],
  fieldops: [join(sourceOf("@foray/fieldops"), "..", "generated"), "js"],
} as const;

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

async function moduleAt(file: string): Promise<Readonly<Record<string, unknown>>> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return isTable(loaded) ? loaded : {};
}

/**
 * Reads names in every available language.
 * @param table a folder such as `lost-actions`
 * @throws if the table has no names
 */
export async function readNames(home: keyof typeof packages, table: string): Promise<TableNames> {
  const [root, ending] = packages[home];
  const folder = join(root, table, "names");
  if (!existsSync(folder)) throw new Error(`${folder} has no names`);
  const tables = new Map<Locale, Readonly<Record<string, unknown>>>();
  for (const locale of locales) {
    const file = join(folder, `${locale}.${ending}`);
    if (!existsSync(file)) continue;
    const { default: names } = await moduleAt(file);
    if (isTable(names)) tables.set(locale, names);
  }
  return (id) =>
    Object.fromEntries(
      [...tables].flatMap(([locale, table]) => {
        const name = table[id];
        return typeof name === "string" ? [[locale, name]] : [];
      }),
    );
}
