import { expect, test } from "vitest";
import { discordLine, discordLines, textLine, type WindowTexts, windowEvent } from "./window-lines.ts";

const window: WindowTexts = {
  start: 1_795_284_000_000,
  end: 1_795_285_400_000,
  name: "Copycat Cassie",
  zone: "Eureka Pagos",
  sky: "Blizzards",
  local: "Sat 21 Nov, 18:00–18:23 GMT",
  eorzea: "16:00–00:00 ET",
  length: "23 min",
};

test("every copy of a window has its name, zone, weather, times and length", () => {
  expect(textLine(window)).toBe(
    "Copycat Cassie · Eureka Pagos · Blizzards · Sat 21 Nov, 18:00–18:23 GMT (23 min) · 16:00–00:00 ET",
  );
  expect(discordLine(window)).toBe(
    "**Copycat Cassie** · Eureka Pagos · Blizzards · <t:1795284000:F> – <t:1795285400:t> (<t:1795284000:R>) · 23 min · 16:00–00:00 ET",
  );
  expect(windowEvent("cassie", window, "https://a.example/")).toEqual({
    uid: "cassie-1795284000000@foray-almanac",
    start: window.start,
    end: window.end,
    title: "Copycat Cassie",
    description: "Blizzards · 16:00–00:00 ET · 23 min",
    location: "Eureka Pagos",
    url: "https://a.example/",
  });
});

test("discordLine includes a window's place, trigger, warning and page", () => {
  const hints = {
    place: "X: 22.3 Y: 14.3",
    trigger: "kill Ameretat",
    warning: "Only in a new instance",
    url: "https://a.example/forecast/cassie",
  };
  const line = discordLine(window, hints);
  expect(line).toContain("**Copycat Cassie** · Eureka Pagos X: 22.3 Y: 14.3 · Blizzards · <t:1795284000:F>");
  expect(line).toMatch(
    / · kill Ameretat · ⚠ Only in a new instance · <https:\/\/a\.example\/forecast\/cassie>$/u,
  );
  const later = { ...window, start: window.start + 5_000_000 };
  const [first, second] = discordLines([
    { texts: window, hints },
    { texts: later, hints: { ...hints, warning: undefined } },
  ]);
  expect(first).toBe(line);
  expect(second).toBe(discordLine(later));
});
