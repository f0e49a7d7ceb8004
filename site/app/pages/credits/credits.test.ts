import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { storedKeys } from "~/records/stored.ts";

const app = fileURLToPath(new URL("../..", import.meta.url));

/** Keys in the sources: the first argument of `definePreference`, or of a plain write. */
function keysInSources(): string[] {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(app, file), "utf8").matchAll(
        /(?:(?:definePreference(?:<[^;=]*?>)?|keepByMap|writeStored|localStorage\.setItem)\(\s*|_KEY = )"([^"]+)"/g,
      ),
    ].map(([, key]) => key ?? ""),
  );
}

test("the privacy words tell of every key that is stored, and of no other", () => {
  expect([...new Set(keysInSources())].sort()).toEqual([...storedKeys].sort());
});
