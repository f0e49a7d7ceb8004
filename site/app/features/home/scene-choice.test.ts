import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scenes } from "~art/scenes/scenes.ts";
import { nextScene, sceneIds } from "./scene-choice.ts";

const css = readFileSync(new URL("./scenes.css", import.meta.url), "utf8");

test("sceneIds match the art in order", () => {
  expect(sceneIds).toEqual(scenes.map(({ id }) => id));
});

test.each(scenes.map((scene, index) => ({ ...scene, index })))(
  "scenes.css has the colors and focus of the scene $id",
  ({ index, ground, focus }) => {
    expect(css).toContain(
      `:root[data-scene="${index}"] {\n  --scene-day: ${ground.day};\n  --scene-night: ${ground.night};\n  --scene-focus: ${focus[0]}% ${focus[1]}%;\n}`,
    );
    expect(css).toContain(`:root[data-scene="${index}"] [data-scene-choice="${index}"]`);
  },
);

test("nextScene returns a valid scene other than the current one", () => {
  fc.assert(
    fc.property(fc.nat(6), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (shown, random) => {
      const next = nextScene(shown, random);
      expect(next).not.toBe(shown);
      expect(sceneIds[next]).toBeDefined();
    }),
  );
});
