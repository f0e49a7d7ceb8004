import type { LocalName } from "@foray/fieldops/names";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { FieldAction } from "./action-facts.ts";

/** An action as other places show it: its plate and name, leading to it. */
export type ActionLink = Readonly<{ id: string; name: LocalName; to: string; hue: string; iconId: number }>;

/** Lost or logos actions as their page stands: by category, each category with its hue. */
export type ActionTable<A> = Readonly<{
  /** The page's own address, below which its actions stand. */
  address: string;
  /** Address of the sprite with their glyphs. */
  sprite: string;
  facts: readonly A[];
  /** In the order of the grid. */
  ids: readonly string[];
  find: (id: string) => A | undefined;
  category: (action: A) => string;
  categories: readonly Readonly<{ id: string; label: string; has: (action: A) => boolean }>[];
  link: (action: A, name: NameReader, query: string) => ActionLink;
}>;

type Given<A, C extends string> = Readonly<{
  address: string;
  sprite: string;
  facts: readonly A[];
  categoryOf: (action: A) => C;
  /** The order in which the page shows the categories. */
  order: readonly C[];
  labels: Readonly<Record<C, string>>;
  /** The hue of a category's plates. */
  hues: Readonly<Record<C, string>>;
}>;

/** What a page of actions, its panels and its comparison read. */
export function actionTable<A extends FieldAction, C extends string>(given: Given<A, C>): ActionTable<A> {
  const { address, sprite, facts, categoryOf, order, labels, hues } = given;
  const byId = new Map<string, A>(facts.map((action) => [action.id, action]));
  return {
    address,
    sprite,
    facts,
    ids: order.flatMap((category) =>
      facts.filter((action) => categoryOf(action) === category).map(({ id }) => id),
    ),
    find: (id) => byId.get(id),
    category: (action) => labels[categoryOf(action)],
    categories: order.map((id) => ({
      id,
      label: labels[id],
      has: (action) => categoryOf(action) === id,
    })),
    link: (action, name, query) => ({
      id: action.id,
      name: name(action.id),
      to: `${address}/${action.id}${query}`,
      hue: hues[categoryOf(action)],
      iconId: action.iconId,
    }),
  };
}
