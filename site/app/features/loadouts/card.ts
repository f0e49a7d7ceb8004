import type { LogosActionId } from "@foray/fieldops/records/logos-actions/ids";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import type { Card } from "~/ui/share/card.ts";

type LoadoutCard = Readonly<{
  trays: readonly LoadoutTray[];
  words: Readonly<{
    eyebrow: string;
    umbral: string;
    astral: string;
    label: (place: number) => string;
    name: (action: LogosActionId | null) => string;
    more: (count: number) => string;
  }>;
}> &
  Pick<Card, "title" | "address" | "language" | "sprite">;

/** Maximum trays in the picture. A link may have more. */
const MAX_TRAYS = 40;

export function loadoutCard({ title, trays, words, address, language, sprite }: LoadoutCard): Card {
  const shown = trays.slice(0, MAX_TRAYS);
  const left = trays.length - shown.length;
  return {
    eyebrow: words.eyebrow.toUpperCase(),
    title,
    address,
    language,
    hue: "eureka",
    sprite,
    columns: (["umbral", "astral"] as const).map((slot) => {
      const rows = shown.map((tray, place) => ({
        lead: slot === "umbral" ? words.label(place) : "",
        glyph: tray[slot],
        text: words.name(tray[slot]),
        end: "",
        faint: tray[slot] === null,
      }));
      const more = { lead: "", glyph: null, text: words.more(left), end: "", faint: true };
      return {
        head: words[slot],
        note: "",
        warn: false,
        leadWidth: slot === "umbral" ? 124 : 0,
        rows: left > 0 && slot === "umbral" ? [...rows, more] : rows,
      };
    }),
  };
}
