import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const site = fileURLToPath(new URL("../../../..", import.meta.url));

/** Files that use browser storage directly, with the APIs they may use. */
const touching = new Map([
  // All other files go through this one, which only accepts keys described on the credits page.
  ["app/browser/storage.ts", "localStorage"],
  // Remembers that it has asked for persistent storage.
  ["app/browser/persistent-storage.ts", "localStorage"],
  ["app/browser/clear-site-data.ts", "localStorage sessionStorage"],
  ["app/start/start.ts", "localStorage"],
  ["app/browser/service-worker.ts", "caches indexedDB"],
]);

const sources = ["app", "worker"].flatMap((folder) =>
  readdirSync(join(site, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^testing/.test(file))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
);

test("only the listed files access browser storage directly", () => {
  const found = sources.flatMap((file) => {
    const code = readFileSync(join(site, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const storages = [
      "localStorage",
      "sessionStorage",
      "indexedDB",
      "caches",
      "cookieStore",
      "document.cookie",
    ].filter((storage) => new RegExp(`(?<![\\w"'.-])(?:window\\.|self\\.)?${storage}\\s*[.,}=]`).test(code));
    return storages.length === 0 ? [] : [[file, storages.join(" ")] as const];
  });
  // The service worker only uses its caches.
  for (const [file, storages] of found)
    expect(
      touching.get(file)?.split(" ") ?? (file.startsWith("worker/") ? ["caches"] : []),
      `${file} touches ${storages}`,
    ).toEqual(expect.arrayContaining(storages.split(" ")));
});
