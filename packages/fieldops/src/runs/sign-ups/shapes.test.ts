import { describe, expect, it } from "vitest";
import { readSignUps } from "./read.ts";
import { listShapes } from "./shapes/lists.ts";
import type { SignUp } from "./types.ts";

/** A person as text, like “Aya Sol: pld +bard in”. */
const told = ({ name, wishes, phantom, status }: SignUp) =>
  `${name}: ${[...wishes.map(({ job, role }) => job ?? role), ...phantom.map((job) => `+${job}`), status].join(" ")}`;

describe("sign-up lists in the shapes of other tools", () => {
  it.each(listShapes.map((shape) => [`${shape.shape} (${shape.seen})`, shape] as const))(
    "readSignUps reads the list shape %s",
    (_, { text, people, leftOut, title, starts, events, brings = "holster" }) => {
      const read = readSignUps(text, brings);
      expect(read.people.map(told)).toEqual(people);
      if (leftOut !== undefined)
        expect(read.leftOut.map(({ line, why }) => `${line} ${why}`)).toEqual(leftOut);
      if (title !== undefined) expect(read.title).toBe(title);
      if (starts !== undefined) expect(Object.values(read.startsAt ?? {})).toEqual(starts);
      expect(read.events.map((event) => event.title)).toEqual(events ?? []);
    },
  );

  it("readSignUps reads the chosen event of a text with several", () => {
    const { text = "" } = listShapes.find(({ events }) => events !== undefined) ?? {};
    expect(readSignUps(text, "holster").source).toBe("events");
    const second = readSignUps(text, "holster", 1);
    expect(second.people.map(told)).toEqual(["Bo Tan: sge in"]);
    expect(second).toMatchObject({ title: "BA Sunday", startsAt: { year: 2026, month: 11, day: 15 } });
  });
});
