import type { NameFile } from "./name-fallback.ts";

/** Every name table, one small file a table and language. Itself loaded only by readers who want names in another language than the page's. */
const files = import.meta.glob<NameFile>(
  ["../../../packages/*/src/**/names/**/{en,ja,de,fr,ko,zh-CN,zh-TW}.ts"],
  { import: "default" },
);

/** The names of `table` (e.g. `fieldops/lost-actions`) in `locale`; empty where the facts have none. */
export async function loadNames(table: string, part: string, locale: string): Promise<NameFile> {
  const [home = "", ...folders] = table.split("/");
  const file = files[`../../../packages/${home}/src/${folders.join("/")}/names/${part}${locale}.ts`];
  return file === undefined ? {} : await file();
}
