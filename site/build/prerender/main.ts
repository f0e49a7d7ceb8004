/** `SITE_LANGUAGES` (comma-separated) limits the languages, for testing. */
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isLanguage, type Language, languages } from "../../app/i18n/language.ts";
import { buildFolder } from "./folders.ts";

const program = fileURLToPath(new URL("language.ts", import.meta.url));
const wanted = process.env.SITE_LANGUAGES?.split(",").filter(isLanguage) ?? languages;

function buildLanguage(language: Language, at: number): Promise<void> {
  const env = { ...process.env, SITE_LANGUAGE: language, SITE_COPIES_PUBLIC: at === 0 ? "yes" : "no" };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => (code === 0 ? done() : fail(new Error(`${language} was not built`))));
  });
}

await mkdir(buildFolder, { recursive: true });
const queue = wanted.entries();
const work = async () => {
  for (const [at, language] of queue) await buildLanguage(language, at);
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, work));
