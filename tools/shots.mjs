#!/usr/bin/env node
// `node tools/shots.mjs /forecast/cassie …`: full-page screenshots on desktop and phone, in .cache/shots.
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { buildIfChanged } from "./lib/build.mjs";
import { cache, client, root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ensureChromium } from "./lib/programs.mjs";
import { run, Trouble } from "./lib/say.mjs";

const screens = [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
];
const themes = [
  ["day", "light"],
  ["night", "dark"],
];

await run(async () => {
  const paths = process.argv.slice(2);
  if (paths.length === 0)
    throw new Trouble("Name the pages to capture, as in `node tools/shots.mjs /forecast/cassie`.");
  if (!(await prepare(import.meta.url))) return;
  await ensureChromium();
  await buildIfChanged();
  const { launchChromium } = await import("../site/testing/browser.ts");
  const { serveSite } = await import("../site/server/serve.ts");
  const folder = join(cache, "shots");
  mkdirSync(folder, { recursive: true });
  const server = await serveSite({ root: client, port: 0 });
  const browser = await launchChromium("whole");
  try {
    for (const [screen, viewport] of screens) {
      for (const [theme, colorScheme] of themes) {
        const context = await browser.newContext({
          baseURL: server.origin,
          viewport,
          colorScheme,
          deviceScaleFactor: screen === "phone" ? 2 : 1,
          isMobile: screen === "phone",
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        page.on("pageerror", (error) => process.stderr.write(`${page.url()}: ${error.message}\n`));
        for (const path of paths) {
          await page.goto(path.startsWith("/") ? path : `/${path}`, { waitUntil: "networkidle" });
          const name = path.replace(/^\/|\/$/g, "").replace(/[^\w-]+/g, "_") || "home";
          const file = join(folder, `${name}-${screen}-${theme}.png`);
          await page.screenshot({ path: file, fullPage: true });
          process.stdout.write(`${relative(root, file)}\n`);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
