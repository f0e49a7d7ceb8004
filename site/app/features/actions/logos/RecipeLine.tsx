import type { LocalName } from "@foray/fieldops/names";
import { GameName } from "~/i18n/game-names.tsx";
import { Times } from "~/i18n/Times.tsx";

export function RecipeLine({ quantity, name }: { quantity: number; name: LocalName }) {
  return (
    <Times count={quantity}>
      <GameName name={name} />
    </Times>
  );
}
