import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { Dispatch } from "react";
import { BagEditor } from "./BagEditor.tsx";
import styles from "./BagsEditor.module.css";
import { BagWarnings } from "./BagWarnings.tsx";
import { type BagsChange, type BagsState, bagNames, plainBags } from "./bags.ts";
import { useLineDrag } from "./use-line-drag.ts";

export function BagsEditor({
  state,
  dispatch,
  role,
}: {
  state: BagsState;
  dispatch: Dispatch<BagsChange>;
  role: Role | null;
}) {
  const drag = useLineDrag(dispatch);
  return (
    <>
      <div className={styles.bags}>
        {bagNames.map((bag) => (
          <BagEditor key={bag} bag={bag} bags={state.present} dispatch={dispatch} drag={drag} role={role} />
        ))}
      </div>
      <BagWarnings bags={plainBags(state.present)} role={role} />
    </>
  );
}
