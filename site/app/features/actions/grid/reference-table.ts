import type { LocalName } from "@foray/fieldops/names";
import type { NameReader } from "~/i18n/game-names.tsx";

type ReferenceRecord = Readonly<{ id: string; iconId?: number }>;

/** A record as other places show it: its plate and name, leading to it. */
export type RecordLink = Readonly<{
  id: string;
  name: LocalName;
  to: string;
  hue: string;
  iconId: number | undefined;
}>;

type Given<R, C extends string> = Readonly<{
  /** The page's own address, below which its records are. */
  address: string;
  /** Address of the sprite with their glyphs. */
  sprite: string;
  facts: readonly R[];
  categoryOf: (record: R) => C;
  /** The order in which the page shows the categories. */
  order: readonly C[];
  /** The hue of a category's plates. */
  hues: Readonly<Partial<Record<C, string>>>;
}>;

/** Actions or jobs as their page is: by category, each category with its hue. */
export type ReferenceTable<R, C extends string> = Given<R, C> &
  Readonly<{
    /** In the order of the grid. */
    ids: readonly string[];
    find: (id: string) => R | undefined;
    link: (record: R, name: NameReader, query: string) => RecordLink;
  }>;

/** Data of a reference page, its panels and its comparison. */
export function referenceTable<R extends ReferenceRecord, C extends string>(
  given: Given<R, C>,
): ReferenceTable<R, C> {
  const { address, facts, categoryOf, order, hues } = given;
  const byId = new Map<string, R>(facts.map((record) => [record.id, record]));
  return {
    ...given,
    ids: order.flatMap((category) =>
      facts.filter((record) => categoryOf(record) === category).map(({ id }) => id),
    ),
    find: (id) => byId.get(id),
    link: (record, name, query) => ({
      id: record.id,
      name: name(record.id),
      to: `${address}/${record.id}${query}`,
      hue: hues[categoryOf(record)] ?? "brass",
      iconId: record.iconId,
    }),
  };
}
