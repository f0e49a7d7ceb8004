import type { NameFile } from "./name-fallback.ts";

/** Only imported if the reader wants names in a language other than the page's. */
const files = import.meta.glob<NameFile>(
  [
    "../../../packages/eorzea/src/*/names/{en,ja,de,fr,ko,zh-CN,zh-TW}.ts",
    "../../../packages/fieldops/generated/**/names/{en,ja,de,fr,ko,zh-CN,zh-TW}.js",
    // Names of fights are part of sentences, which are in the page's language.
    "!../../../packages/fieldops/generated/fights/*/*/names/*.js",
  ],
  { import: "default" },
);

/** Empty if the table has no names in `locale`. */
export async function loadNames(table: string, locale: string): Promise<NameFile> {
  const [home = "", ...folders] = table.split("/");
  const path = folders.join("/");
  const file =
    home === "eorzea"
      ? files[`../../../packages/eorzea/src/${path}/names/${locale}.ts`]
      : files[`../../../packages/fieldops/generated/${path}/names/${locale}.js`];
  return file === undefined ? {} : await file();
}
