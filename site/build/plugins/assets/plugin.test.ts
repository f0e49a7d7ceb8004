import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packModule } from "./plugin.ts";

test("packModule exports empty lists without a manifest", () => {
  expect(packModule("/no/such/manifest.json")).toBe(
    "export const packIcons = [];\nexport const packMaps = [];\n",
  );
});

test("packModule exports the icons and maps of the manifest", async () => {
  const folder = await mkdtemp(join(tmpdir(), "foray-pack-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "manifest.json");
  await writeFile(file, JSON.stringify({ icons: { 64657: {}, 3: {} }, maps: { hydatos: {} } }));
  expect(packModule(file)).toBe(
    'export const packIcons = [3,64657];\nexport const packMaps = ["hydatos"];\n',
  );
});
