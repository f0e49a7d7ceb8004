import { expect, test } from "vitest";
import { inlineSources } from "./boot.ts";
import { holdScene, sceneAddress } from "./held-scene.ts";

const page =
  '<head><link rel="later" as="image" href="/a.svg"/><link rel="later" as="image" href="/b.svg"/></head><body>x</body>';

test("the scene is found by its place among those that the page names", () => {
  expect(sceneAddress(page, 1)).toBe("/b.svg");
  expect(() => sceneAddress(page, 2)).toThrow("names no scene 2");
});

test("a held scene stands behind the text as data, which needs no word of the policy", () => {
  const held = holdScene(page, "<svg><path/></svg>");
  expect(held).toMatch(
    /x<script type="image\/svg\+xml" data-held-scene=""><svg><path\/><\/svg><\/script><\/body>$/,
  );
  expect(inlineSources(held)).toEqual({ scripts: [], styles: [] });
});

test.each(["<svg></script>", "<svg><SCRIPT>", "<svg><!-- -->"])(
  "a drawing never ends its element: %s",
  (drawing) => {
    expect(() => holdScene(page, drawing)).toThrow("cannot stand in a page");
    expect(() => holdScene("<p>", "<svg/>")).toThrow("no </body>");
  },
);
