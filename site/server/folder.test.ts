import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type OpenFile, watchFolder } from "./folder.ts";

async function watched() {
  const root = await mkdtemp(join(tmpdir(), "foray-folder-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  let now = 0;
  await writeFile(join(root, "a.txt"), "first");
  const folder = await watchFolder(root, () => now);
  const later = () => {
    now += 1000;
    return folder.refresh();
  };
  return { root, folder, later };
}

function textOf(file: OpenFile | undefined): string {
  const content = new Uint8Array(file?.size ?? 0);
  expect(file?.read(content, 0)).toBe(content.length);
  file?.close();
  return new TextDecoder().decode(content);
}

test("a file’s ETag depends on its content, not on its modification time", async () => {
  const { root, folder } = await watched();
  const tags: (string | undefined)[] = [];
  for (const [text, seconds] of [
    ["first", 1],
    ["other", 2],
    ["first", 3],
  ] as const) {
    await writeFile(join(root, "a.txt"), text);
    await utimes(join(root, "a.txt"), seconds, seconds);
    const file = folder.open("/a.txt");
    tags.push(file?.tag);
    expect(textOf(file)).toBe(text);
  }
  expect(tags[0]).toBe(tags[2]);
  expect(tags[0]).not.toBe(tags[1]);
});

test("refresh finds added and deleted files, at most once per interval", async () => {
  const { root, folder, later } = await watched();
  await writeFile(join(root, "b.txt"), "second");
  expect(await folder.refresh()).toBe(false);
  expect(await later()).toBe(true);
  expect([...folder.paths()].sort()).toEqual(["/a.txt", "/b.txt"]);
  await rm(join(root, "a.txt"));
  expect(folder.open("/a.txt")).toBeUndefined();
  expect(await later()).toBe(true);
  expect([...folder.paths()]).toEqual(["/b.txt"]);
  expect(await later()).toBe(false);
  await rm(root, { recursive: true });
  await later();
  expect([...folder.paths()]).toEqual([]);
});

test("an open file keeps its old content after it is replaced", async () => {
  const { root, folder } = await watched();
  const file = folder.open("/a.txt");
  await rm(join(root, "a.txt"));
  await writeFile(join(root, "a.txt"), "something longer");
  expect(textOf(file)).toBe("first");
});

test("open throws for a path that is not listed", async () => {
  const { folder } = await watched();
  expect(() => folder.open("/../secret")).toThrow("not a file of the site");
});
