import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { groupFiles } from "./groups.ts";

const texts: Readonly<Record<string, string>> = {
  "/index.html": '<script src="/assets/entry-en.js"></script>',
  "/forecast/index.html": '<link href="/assets/forecast-1.css">',
  "/shell.html": '<script src="/assets/entry-en.js"></script>',
  "/404.html": "",
  "/ja/index.html": '<script src="/assets/entry-ja.js"></script>',
  "/ja/404.html": "",
  "/ja/shell.html": "",
  "/japan/index.html": "",
  "/assets/entry-en.js": 'import("./page-en.js");import"./react-1.js";import"./entry-en.js"',
  "/assets/entry-ja.js": 'import("./page-ja.js");import"./react-1.js"',
  "/assets/page-en.js": 'new URL("words-en.woff2")',
  "/assets/page-ja.js": "",
  "/assets/react-1.js": "",
  "/assets/forecast-1.css": "url(drawing-1.svg)",
  "/assets/drawing-1.svg": "",
  "/assets/words-en.woff2": "",
  "/assets/named-nowhere.js": "",
  "/assets/entry-en.js.br": "",
  "/stills/cassie.svg": "",
  "/previews/home.png": "",
  "/pack/1.webp": "",
  "/data/zones.json": "",
  "/sw.js": "",
  "/icons/icon-192.png": "",
  "/manifest.webmanifest": "",
};

test("groupFiles assigns each file to the language that loads it or to all", async () => {
  const client = await mkdtemp(join(tmpdir(), "foray-groups-"));
  onTestFinished(() => rm(client, { recursive: true }));
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), text);
  }
  expect(await groupFiles(client, Object.keys(texts))).toEqual({
    common: [
      "/assets/react-1.js",
      "/assets/named-nowhere.js",
      "/stills/cassie.svg",
      "/icons/icon-192.png",
      "/manifest.webmanifest",
    ],
    byLanguage: {
      en: [
        "/index.html",
        "/forecast/index.html",
        "/shell.html",
        "/japan/index.html",
        "/assets/entry-en.js",
        "/assets/page-en.js",
        "/assets/forecast-1.css",
        "/assets/drawing-1.svg",
        "/assets/words-en.woff2",
      ],
      ja: ["/ja/index.html", "/ja/shell.html", "/assets/entry-ja.js", "/assets/page-ja.js"],
    },
  });
});
