import { weatherAt } from "@foray/eorzea/sky";
import fc from "fast-check";
import { expect, test } from "vitest";
import { enemyWindows, weatherEnemies } from "./weather-enemies.ts";
import { enemiesOfWeather } from "./weather-ties.ts";

test("each zone of the Occult Crescent has five weather enemies", () => {
  for (const zone of ["southHorn", "northHorn"] as const) {
    const own = weatherEnemies.filter((enemy) => enemy.zone === zone);
    expect(own).toHaveLength(5);
    for (const { id, weather } of own)
      for (const each of weather) expect(enemiesOfWeather(each, zone)).toContain(id);
  }
});

test("enemyWindows covers exactly the time in which the enemy's weather lasts", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...weatherEnemies),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
      (enemy, from) => {
        for (const { start, end } of enemyWindows(enemy, from, from + 86_400_000)) {
          expect(end).toBeGreaterThan(from);
          for (const at of [start, end - 1]) expect(enemy.weather).toContain(weatherAt(enemy.zone, at));
          for (const at of [start - 1, end]) expect(enemy.weather).not.toContain(weatherAt(enemy.zone, at));
        }
      },
    ),
    { seed: 41, numRuns: 60 },
  );
});
