import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { loadoutNames } from "~/features/loadouts/names/messages.ts";
import { UseList, Uses } from "../grid/UseList.tsx";
import { logosMessages } from "./messages.ts";

/** Recommended Baldesion Arsenal loadouts that include an action, by role. */
export function UsedIn({ action }: { action: string }) {
  const t = logosMessages;
  const uses = loadoutRoles.flatMap((role) => {
    const sets = role.loadouts
      .filter(({ trays }) => trays.some(({ umbral, astral }) => umbral === action || astral === action))
      .map(({ slug, title }) => ({
        to: loadoutPath(role.slug, slug),
        name: loadoutNames.loadouts[title] ?? title,
      }));
    return sets.length === 0
      ? []
      : [{ id: role.id, owner: loadoutNames.roles[role.slug] ?? role.name, sets }];
  });
  const count = uses.reduce((sum, { sets }) => sum + sets.length, 0);
  return (
    <UseList title={t.usedIn} none={t.usedInNone} summary={t.usedInLoadouts} count={count}>
      <Uses uses={uses} />
    </UseList>
  );
}
