import type { LocalName } from "@foray/fieldops/names";
import { GameName } from "~/i18n/game-names.tsx";

/** One mneme of a recipe and how many of it. */
export function RecipeLine({ quantity, name }: { quantity: number; name: LocalName }) {
  return (
    <>
      {quantity > 1 && `${quantity} × `}
      <GameName name={name} />
    </>
  );
}
