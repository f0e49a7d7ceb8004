import { regions } from "@foray/fieldops/records/regions/facts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line } from "../search/finds/line.ts";

/** Players who type a few letters are rarely looking for a world. */
const BEHIND_ALL = 60;

/** Worlds, data centers and regions, which set the market region. Skips those without a market name. */
function worlds(): Findable[] {
  const world = (id: string, en: string, local: string, market: string, within: string): Findable => ({
    id: `world-${id}`,
    kind: "world",
    target: market,
    names: { en },
    line: line(within),
    ...(local === en ? {} : { keywords: [local] }),
    weight: BEHIND_ALL,
  });
  return regions.flatMap((region) => [
    ...(region.market === null ? [] : [world(region.id, region.name, region.name, region.market, "")]),
    ...region.dataCenters.flatMap((centre) => [
      ...(centre.market === null
        ? []
        : [world(`${region.id}-${centre.id}`, centre.latin, centre.local, centre.market, region.name)]),
      ...centre.worlds.map(({ id, latin, local }) =>
        world(id, latin, local, local, `${centre.latin} · ${region.name}`),
      ),
    ]),
  ]);
}

export const finds: FindLists = [{ place: 170, read: worlds }];
