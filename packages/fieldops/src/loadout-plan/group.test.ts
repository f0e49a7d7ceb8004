import { expect, it } from "vitest";
import { loadoutRoles } from "#records/loadout-guide/facts";
import { logogramIds } from "#records/logograms/ids";
import { planGroup } from "./group.ts";
import { planLoadout } from "./plan.ts";
import { pricesBy } from "./plan-cases.ts";
import { emptyStock } from "./types.ts";

const prices = pricesBy((id) => 1000 + 700 * logogramIds.indexOf(id));

it("planGroup costs as much as the separate plans of its players", () => {
  const loadouts = loadoutRoles
    .flatMap((role) => role.loadouts)
    .slice(0, 4)
    .map(({ trays }, at) => ({ trays, players: at + 1 }));
  const group = planGroup(loadouts, prices);
  const alone = loadouts.map(
    ({ trays, players }) => players * planLoadout({ trays, stock: emptyStock, prices }).best.cost,
  );
  expect(group.cost).toBeCloseTo(
    alone.reduce((sum, cost) => sum + cost, 0),
    6,
  );
  expect(group.logograms.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(group.cost, 6);
  for (const { logogram, opened, cost } of group.logograms)
    expect(cost).toBeCloseTo(opened * prices[logogram], 6);
  expect(planGroup([], prices)).toEqual({ logograms: [], cost: 0 });
});
