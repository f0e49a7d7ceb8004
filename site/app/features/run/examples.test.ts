import { readSignUps } from "@foray/fieldops/runs/sign-ups/read";
import { describe, expect, test, vi } from "vitest";
import { languages } from "~/i18n/language.ts";

describe("sign-up examples", () => {
  test.each(languages)("readSignUps reads every example in %s without doubts", async (language) => {
    vi.resetModules();
    vi.doMock("~/i18n/language.ts", async (original) => ({
      ...(await original<typeof import("~/i18n/language.ts")>()),
      pageLanguage: language,
    }));
    const { exampleForms, exampleText } = await import("./examples.ts");
    for (const form of exampleForms) {
      const { people, leftOut } = readSignUps(exampleText(form), "holster");
      const count = (status: string) => people.filter((person) => person.status === status).length;
      const told = form === "groups" ? [52, 0, 0, 0] : [49, 1, 1, 1];
      expect([count("in"), count("late"), count("tentative"), count("absent")], form).toEqual(told);
      expect(
        people.flatMap(({ doubts }) => doubts.map(({ kind }) => kind)),
        form,
      ).toEqual([]);
      expect(
        leftOut.every(({ why }) => why === "heading"),
        form,
      ).toBe(true);
    }
  });
});
