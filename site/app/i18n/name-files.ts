type NameFile = Readonly<Partial<Record<string, string>>>;

/** Every name table but the English ones, one small file a table and language. Itself loaded only by readers of another language. */
const files = import.meta.glob<NameFile>(
  ["../../../packages/*/src/**/names/**/{ja,de,fr,ko,zh-CN,zh-TW}.ts"],
  { import: "default" },
);

/** The names of `table` (e.g. `fieldops/lost-actions`) in `locale`; empty where the facts have none. */
export async function loadNames(table: string, part: string, locale: string): Promise<NameFile> {
  const [home = "", ...folders] = table.split("/");
  const file = files[`../../../packages/${home}/src/${folders.join("/")}/names/${part}${locale}.ts`];
  return file === undefined ? {} : await file();
}
