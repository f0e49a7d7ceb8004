import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../app/i18n/language.ts";

const app = fileURLToPath(new URL("../app/", import.meta.url));

/** Text of all string literals in a messages module, one per line, without keys and placeholders. */
export function shownText(source: string): string {
  const plain = source
    .replace(/^import .*$/gm, "")
    .replace(/\$\{[^}]*\}/g, " ")
    .replace(/(?<=[{,]\s*|^\s*)(?:"[^"]*"|\w+):/gm, "");
  const strings = plain.match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return strings.map((string) => string.slice(1, -1)).join("\n");
}

export function catalogueText(language: Language): string {
  return globSync(`**/messages/${language}.ts`, { cwd: app })
    .map((file) => shownText(readFileSync(`${app}${file}`, "utf8")))
    .join("\n");
}
