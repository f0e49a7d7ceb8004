import { expect, test } from "vitest";
import { inlineSources } from "./boot.ts";
import { heldAddress, holdPicture } from "./held-picture.ts";

const page = '<body><img data-hold="/a.svg" src="/a.svg"/></body>';
const drawing = Buffer.from("<svg><path/></svg>");

test("a page names the one file that it holds", () => {
  expect(heldAddress(page)).toBe("/a.svg");
  expect(heldAddress("<body></body>")).toBeUndefined();
  expect(() => heldAddress(page + page)).toThrow("one picture, not /a.svg, /a.svg");
});

test("a drawing stands behind the text as data, which needs no word of the policy", () => {
  const held = holdPicture(page, "/a.svg", drawing);
  expect(held).toContain(
    '<img data-hold="/a.svg" src="/a.svg"/>' +
      '<script type="image/svg+xml" data-held="/a.svg"><svg><path/></svg></script></body>',
  );
  expect(inlineSources(held)).toEqual({ scripts: [], styles: [] });
});

test("another picture stands there as base64", () => {
  const held = holdPicture("<body></body>", "/a.avif", Buffer.from([0, 255, 1]));
  expect(held).toBe('<body><script type="image/avif" data-held="/a.avif">AP8B</script></body>');
  expect(inlineSources(held)).toEqual({ scripts: [], styles: [] });
});

test.each(["<svg></script>", "<svg><SCRIPT>", "<svg><!-- -->"])(
  "a drawing never ends its element: %s",
  (text) => {
    expect(() => holdPicture(page, "/a.svg", Buffer.from(text))).toThrow("cannot stand in a page");
    expect(() => holdPicture("<p>", "/a.svg", drawing)).toThrow("no </body>");
  },
);
