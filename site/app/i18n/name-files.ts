import type { NameFile } from "./name-fallback.ts";

/** Every name table, one small file per table and language. Itself loaded only by readers who want names in another language than the page's. */
const files = import.meta.glob<NameFile>(
  [
    "../../../packages/eorzea/src/*/names/{en,ja,de,fr,ko,zh-CN,zh-TW}.ts",
    "../../../packages/fieldops/generated/**/names/{en,ja,de,fr,ko,zh-CN,zh-TW}.js",
    // A fight's names are with its sentences, which are in the page's language.
    "!../../../packages/fieldops/generated/fights/*/*/names/*.js",
  ],
  { import: "default" },
);

/** The names of `table` (e.g. `fieldops/lost-actions`) in `locale`; empty if the facts have none. */
export async function loadNames(table: string, locale: string): Promise<NameFile> {
  const [home = "", ...folders] = table.split("/");
  const path = folders.join("/");
  const file =
    home === "eorzea"
      ? files[`../../../packages/eorzea/src/${path}/names/${locale}.ts`]
      : files[`../../../packages/fieldops/generated/${path}/names/${locale}.js`];
  return file === undefined ? {} : await file();
}
