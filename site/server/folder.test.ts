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

test("a file that is written anew has another tag, the same content the same one", async () => {
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

test("files that come and go are seen at the next look, a look just after another is spared", async () => {
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

test("a file that is open is read as it was, whatever is put in its place", async () => {
  const { root, folder } = await watched();
  const file = folder.open("/a.txt");
  await rm(join(root, "a.txt"));
  await writeFile(join(root, "a.txt"), "something longer");
  expect(textOf(file)).toBe("first");
});

test("nothing but files of the list is opened", async () => {
  const { folder } = await watched();
  expect(() => folder.open("/../secret")).toThrow("not a file of the site");
});
