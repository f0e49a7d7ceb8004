import type { LocalName } from "@foray/fieldops/names";
import type { NameReader } from "~/i18n/game-names.tsx";

type ReferenceRecord = Readonly<{ id: string; iconId?: number }>;

/** Data of a linked plate that shows a record elsewhere. */
export type RecordLink = Readonly<{
  id: string;
  name: LocalName;
  to: string;
  hue: string;
  iconId: number | undefined;
}>;

type Given<R, C extends string> = Readonly<{
  /** Path of the page. Records are below it. */
  address: string;
  /** URL of the glyph sprite. */
  sprite: string;
  facts: readonly R[];
  categoryOf: (record: R) => C;
  order: readonly C[];
  hues: Readonly<Partial<Record<C, string>>>;
}>;

export type ReferenceTable<R, C extends string> = Given<R, C> &
  Readonly<{
    /** In grid order. */
    ids: readonly string[];
    find: (id: string) => R | undefined;
    link: (record: R, name: NameReader, query: string) => RecordLink;
  }>;

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
