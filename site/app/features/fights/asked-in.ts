import type { FightAsk } from "@foray/fieldops/records/fights/types";

type Kind = "lostAction" | "logosAction";

export type Called = Readonly<{
  action: string;
  places: readonly Readonly<Pick<FightAsk, "fight" | "mechanic">>[];
}>;

/** Keeps the order of `actions`, without duplicates. */
export function askedIn(
  asks: readonly FightAsk[],
  kind: Kind,
  actions: readonly string[],
): readonly Called[] {
  return [...new Set(actions)].flatMap((action) => {
    const places = asks.filter((ask) => ask[kind] === action);
    const seen = new Map(places.map(({ fight, mechanic }) => [`${fight}/${mechanic}`, { fight, mechanic }]));
    return seen.size === 0 ? [] : [{ action, places: [...seen.values()] }];
  });
}
