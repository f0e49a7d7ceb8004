import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import { Uses } from "../grid/UseList.tsx";

/** Published holsters that include an action, by host and run type. */
export default function Holsters({ action }: { action: LostActionId }) {
  const carrying = holsterSets.filter(({ prepop, main }) =>
    [...prepop, ...main].some(([id]) => id === action),
  );
  const uses = holsterHosts.flatMap(({ slug, name, types }) =>
    types.flatMap((type) => {
      const own = carrying.filter((set) => set.host === slug && set.type === type.slug);
      const sets = own.map((set) => ({ to: set.path, name: set.name }));
      return sets.length === 0 ? [] : [{ id: `${slug} ${type.slug}`, owner: `${name} · ${type.name}`, sets }];
    }),
  );
  return <Uses english uses={uses} />;
}
