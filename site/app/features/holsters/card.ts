import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import type { Card } from "~/ui/share/card.ts";
import { bagNames } from "./bags/bags.ts";

type HolsterCard = Readonly<{
  bags: HolsterBags;
  words: Readonly<{
    bag: Readonly<Record<keyof HolsterBags, string>>;
    name: (action: LostActionId) => string;
    total: string;
    more: (count: number) => string;
  }>;
}> &
  Pick<Card, "title" | "address" | "language" | "sprite">;

/** Maximum lines per bag, to limit the height of the picture. */
const MAX_LINES = 40;

export function holsterCard({ title, bags, words, address, language, sprite }: HolsterCard): Card {
  return {
    eyebrow: "DELUBRUM REGINAE (SAVAGE)",
    title,
    address,
    language,
    hue: "delubrum",
    sprite,
    columns: bagNames.map((bag) => {
      const weight = bagWeight(bags[bag]);
      const rows = bags[bag].slice(0, MAX_LINES).map(({ action, quantity }) => ({
        lead: `${quantity}×`,
        glyph: action,
        text: words.name(action),
        end: String(lostActionById(action).weight * quantity),
        faint: false,
      }));
      const left = bags[bag].length - rows.length;
      const more = { lead: "", glyph: null, text: words.more(left), end: "", faint: true };
      return {
        head: words.bag[bag],
        note: `${words.total} ${weight} / ${HOLSTER_CAPACITY}`,
        warn: weight > HOLSTER_CAPACITY,
        leadWidth: 52,
        rows: left > 0 ? [...rows, more] : rows,
      };
    }),
  };
}
