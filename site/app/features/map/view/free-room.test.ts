import { expect, it } from "vitest";
import { columnsOf, freeRoom } from "./free-room.ts";

const phone = { width: 360, height: 584 };
const title = { x: 12, y: 12, width: 260, height: 66 };
const bar = { x: 0, y: 488, width: 360, height: 96 };
const zoom = { x: 12, y: 300, width: 44, height: 128 };

it("freeRoom is the space between the title and the bar", () => {
  expect(freeRoom(phone, [title, zoom, bar], 40, 320)).toEqual({ top: 78, bottom: 488 });
});

it("freeRoom ignores tools in other columns", () => {
  expect(freeRoom(phone, [title, bar], 280, 350)).toEqual({ top: 0, bottom: 488 });
});

it("freeRoom is the whole stage without tools", () => {
  expect(freeRoom(phone, [], 0, 360)).toEqual({ top: 0, bottom: 584 });
});

it("columnsOf returns the widths of the button columns at both sides", () => {
  const tools = { x: 300, y: 260, width: 48, height: 164 };
  expect(columnsOf(phone, [title, zoom, tools, bar])).toEqual({ left: 56, right: 60 });
  expect(columnsOf(phone, [title, bar])).toEqual({ left: 0, right: 0 });
});
