import type { ZoneId } from "@foray/eorzea/zones/rates";
import { crystals } from "@foray/fieldops/records/crystals/facts";
import { currencies } from "@foray/fieldops/records/currencies/facts";
import { dropRates } from "@foray/fieldops/records/drop-rates/facts";
import { encounterDrops } from "@foray/fieldops/records/encounter-drops/facts";
import { exchanges } from "@foray/fieldops/records/exchanges/facts";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import { gameItemFacts } from "@foray/fieldops/records/game-items/facts";
import { itemFacts } from "@foray/fieldops/records/items/facts";
import { lockboxes } from "@foray/fieldops/records/lockboxes/facts";
import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { mnemeFacts } from "@foray/fieldops/records/mnemes/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import { shops } from "@foray/fieldops/records/shops/facts";
import { labelsOf } from "../map/search.ts";
import type { Findable, FindLists } from "../search/finds/findable.ts";
import { line, zoneNames } from "../search/finds/line.ts";
import { readNames } from "../search/finds/tables.ts";
import { forecastPath } from "../spawn-windows/forecast-path.ts";
import { filterNames, spawns } from "../spawn-windows/search.ts";
import { collectedBy, collectedWords } from "./collected.ts";

const relicNames = await readNames("fieldops", "relic-steps");
const itemNames = await readNames("fieldops", "items");
const gameItemNames = await readNames("fieldops", "game-items");
const occultNames = await readNames("fieldops", "occult-items");
const mnemeNames = await readNames("fieldops", "mnemes");
const monsterNames = await readNames("fieldops", "notorious-monsters");
const fragmentNames = await readNames("fieldops", "fragments");
const logogramNames = await readNames("fieldops", "logograms");

/** Penalty of items: whoever types "Cassie" wants the monster rather than her earring. */
const BEHIND = 12;
/** Penalty of box contents, most of which have other sources. */
const FAR_BEHIND = 22;

/** Items with a forecast have entries elsewhere. */
function unidentified(): Findable[] {
  return [
    ...fragmentFacts
      .filter(({ forecastFilter }) => forecastFilter === null)
      .map(({ id }) => ({
        id,
        kind: "item" as const,
        names: fragmentNames(id),
        target: [
          `/bozja/fragments#${id}`,
          `/bozja/lostaction/${lostActionFacts.find(({ fragment }) => fragment === id)?.id ?? ""}`,
        ],
        line: line(zoneNames("bozjanSouthernFront")),
        glyph: "lost-actions#fragment",
      })),
    ...logogramFacts
      .filter(({ forecastFilter }) => forecastFilter === null)
      .map(({ id, key, mnemes }) => ({
        id,
        kind: "item" as const,
        names: logogramNames(id),
        target: `/eureka/logos/${mnemeFacts.find((each) => each.id === mnemes[0]?.mneme)?.action ?? ""}`,
        line: line(zoneNames("eurekaPyros")),
        glyph: `logograms#${key}`,
      })),
    ...mnemeFacts.map(({ id, logogram, action, array }) => ({
      id: `mneme-${id}`,
      kind: "item" as const,
      names: mnemeNames(id),
      target: `/eureka/logos/${action}`,
      line: line(
        (words) => words.mneme,
        (words, read) => words.from(read(logogramNames(logogram))),
      ),
      weight: BEHIND,
      glyph: `mnemes#${array}`,
    })),
  ];
}

function trophies(): Findable[] {
  return notoriousMonsterFacts.flatMap(({ id, map, position, rewards }) => {
    const filter = spawns.find((spawn) => (spawn.notoriousMonster ?? spawn.id) === id);
    return rewards.map(({ item }) => ({
      id: `reward-${item}`,
      kind: "item" as const,
      names: monsterNames(item),
      target:
        filter === undefined ? `/map/${map}?x=${position.x}&y=${-position.y}&zoom=4` : forecastPath(filter),
      line: line((words, read) => words.from(read(monsterNames(id)))),
      weight: BEHIND,
    }));
  });
}

function forecastRewards(): Findable[] {
  return spawns.flatMap((filter) =>
    filter.rewards.map(({ item }) => ({
      id: `reward-${item}`,
      kind: "item" as const,
      names: filterNames(item),
      target: forecastPath(filter),
      line: line((words, read) => words.from(read(filterNames(filter.id)))),
      weight: BEHIND,
    })),
  );
}

function occultItems(): Findable[] {
  const currencyOf = new Map(currencies.map(({ itemId, id }) => [itemId, id]));
  return [
    ...currencies.map(({ id, zone }) => ({
      id,
      kind: "item" as const,
      names: occultNames(id),
      target: `/occult/guide/shops#${id}`,
      line: line(zoneNames(zone)),
      glyph: "ui#nav-market",
    })),
    ...crystals.map(({ id, zone }) => ({
      id,
      kind: "item" as const,
      names: occultNames(id),
      target: `/occult/guide/demiatma#${id}`,
      line: line(zoneNames(zone)),
      glyph: "markers#demiatmaAreas",
    })),
    ...shops.flatMap((shop) => {
      const currency = currencyOf.get(shop.currencyItemId);
      return shop.wares.map(({ item, cost }) => ({
        id: `ware-${item}`,
        kind: "item" as const,
        names: occultNames(item),
        target: `/occult/guide/shops#${shop.id}-${item}`,
        line: line(
          currency === undefined
            ? undefined
            : (words, read) => words.costs(String(cost), read(occultNames(currency))),
          zoneNames(shop.zone),
        ),
        weight: BEHIND,
      }));
    }),
  ];
}

const gameItems = new Map(gameItemFacts.map(({ itemId, id }) => [itemId, id]));

function contentsOf(containerId: number): string {
  const rate = dropRates.find((each) => each.containerId === containerId);
  return rate === undefined ? "/boxes" : `/boxes?box=${rate.id}`;
}

const minions = new Set(
  notoriousMonsterFacts.flatMap(({ rewards }) =>
    rewards.flatMap(({ item, kind }) => (kind === "minion" ? [`reward-${item}`] : [])),
  ),
);

const coffers = { field: "treasureCoffers", pot: "magicPotCoffers", bunny: "bunnyCoffers" } as const;

function boxes(): Findable[] {
  const boxOf = new Map(itemFacts.map(({ itemId, id }) => [itemId, id]));
  const own = lockboxes.map(({ item, itemId }) => ({
    id: item,
    kind: "item" as const,
    names: itemNames(item),
    target: contentsOf(itemId),
    line: line(...zonesOfBox(itemId)),
    glyph: "ui#nav-farm-times",
  }));
  const contents = dropRates.flatMap(({ id, containerId, zone, found, drops }) => {
    const box = boxOf.get(containerId);
    const from =
      box === undefined
        ? line(
            zone === null ? undefined : zoneNames(zone),
            found === undefined ? undefined : labelsOf(coffers[found]),
          )
        : line((words, read) => words.from(read(itemNames(box))));
    return drops.flatMap(({ itemId }): Findable[] => {
      const item = gameItems.get(itemId);
      return item === undefined
        ? []
        : [
            {
              id: `drop-${item}`,
              kind: "item",
              names: gameItemNames(item),
              target: `/boxes?box=${id}&item=${itemId}`,
              line: from,
              weight: FAR_BEHIND,
            },
          ];
    });
  });
  return [...own, ...contents];
}

/** The zone a box drops in, according to the counts of its contents. */
function zonesOfBox(containerId: number) {
  const zone = dropRates.find((each) => each.containerId === containerId)?.zone;
  return zone === undefined || zone === null ? [] : [zoneNames(zone)];
}

function relicMaterials(): Findable[] {
  const first = new Map(
    relicStepFacts.toReversed().flatMap(({ id, costs }) => costs.map(({ itemId }) => [itemId, id] as const)),
  );
  return [...first].flatMap(([itemId, step]): Findable[] => {
    const item = gameItems.get(itemId);
    return item === undefined
      ? []
      : [
          {
            id: `relic-${item}`,
            kind: "item",
            names: gameItemNames(item),
            target: "/relics",
            line: line(relicNames(step)),
            weight: BEHIND,
          },
        ];
  });
}

/** Collectibles among some items, in case no other list has them. */
function collectedOf(
  itemIds: readonly number[],
  { prefix, target, zone }: Readonly<{ prefix: string; target: string; zone: ZoneId | undefined }>,
): Findable[] {
  return itemIds.flatMap((itemId): Findable[] => {
    const item = gameItems.get(itemId);
    if (item === undefined || collectedBy(gameItemNames(item).en ?? "") === undefined) return [];
    return [
      {
        id: `${prefix}-${item}`,
        kind: "item",
        names: gameItemNames(item),
        target: `${target}item=${itemId}`,
        line: line(zone === undefined ? undefined : zoneNames(zone)),
        weight: FAR_BEHIND,
      },
    ];
  });
}

function encounterRewards(): Findable[] {
  return encounterDrops.flatMap(({ drops, zone }) =>
    collectedOf(
      drops.map(({ itemId }) => itemId),
      { prefix: "reward", target: "/rewards?", zone },
    ),
  );
}

function bought(): Findable[] {
  return exchanges.flatMap(({ trades, zone }) =>
    trades.flatMap(({ costs: [cost], gets }) => {
      const currency = cost === undefined ? undefined : gameItems.get(cost.itemId);
      return collectedOf(
        gets.map(({ itemId }) => itemId),
        {
          prefix: "exchange",
          target: currency === undefined ? "/exchanges?" : `/exchanges?currency=${currency}&`,
          zone,
        },
      );
    }),
  );
}

function withCollected(find: Findable): Findable {
  const kind = minions.has(find.id) ? "minion" : collectedBy(find.names.en ?? "");
  return kind === undefined
    ? find
    : { ...find, keywords: [...(find.keywords ?? []), ...collectedWords[kind]] };
}

/** For duplicate names, the first list wins, so the most informative ones come first. */
function items(): Findable[] {
  return [
    ...unidentified(),
    ...relicMaterials(),
    ...occultItems(),
    ...trophies(),
    ...forecastRewards(),
    ...boxes(),
    ...encounterRewards(),
    ...bought(),
  ].map(withCollected);
}

export const finds: FindLists = [{ place: 110, read: items }];
