import { encodeLoadout, type LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { Suspense, useEffect, useReducer, useState } from "react";
import { lazyPart } from "~/browser/parts.tsx";
import { useMessages } from "~/i18n/catalogue.ts";
import { settings } from "~/settings.ts";
import styles from "./Loadouts.module.css";
import { loadoutMessages } from "./messages.ts";
import { Toolbar } from "./Toolbar.tsx";
import { TrayList } from "./TrayList.tsx";
import { editTrays, type KeyedTray, sameTrays, startTrays } from "./trays.ts";

const Needs = lazyPart("Needs", () => import("./Needs.tsx"));

type WorkspaceProps = Readonly<{
  /** Tells one loadout from the next: another seed starts anew with its trays. */
  seed: string;
  trays: readonly LoadoutTray[];
  /** The trays as the player left them, where those are not `trays`. */
  left?: readonly LoadoutTray[] | null;
  /** Told of every edit, with the trays after it. */
  onEdit?: (trays: readonly KeyedTray[]) => void;
  /** The trays are those of the guide, to which one can go back. */
  recommended?: boolean;
}>;

/** Where a loadout is seen, changed and shared, with what it takes below. */
export function Workspace({ seed, trays: given, left = null, onEdit, recommended = false }: WorkspaceProps) {
  const t = useMessages(loadoutMessages);
  const [state, dispatch] = useReducer(editTrays, left ?? given, startTrays);
  const [seen, setSeen] = useState(seed);
  if (seen !== seed) {
    setSeen(seed);
    // The address follows the edits, a step behind at times: only one that says something else starts anew.
    const own = [state.trays, ...state.past, ...state.future];
    if (!own.some((trays) => encodeLoadout(trays) === seed)) dispatch({ type: "start", trays: given });
  }
  const { trays, past, future } = state;
  const edited = past.length > 0 || future.length > 0;

  useEffect(() => {
    if (edited) onEdit?.(trays);
  }, [edited, trays, onEdit]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      const { target } = event;
      // A field undoes its own typing.
      if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const code = encodeLoadout(trays);
  const path = `/eureka/loadout/${code}` as const;
  return (
    <>
      <Toolbar
        trays={trays}
        path={path}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        canReset={recommended && !sameTrays(trays, given)}
        onEdit={dispatch}
        onReset={() => dispatch({ type: "replace", trays: given })}
      />
      <TrayList trays={trays} onEdit={dispatch} />
      <p className={styles.printLink}>
        {settings.origin}
        {path}
      </p>
      <section className={styles.needs}>
        <h2>{t.needs}</h2>
        <Suspense fallback={<p className={styles.loading}>{t.loading}</p>}>
          <Needs trays={trays} />
        </Suspense>
      </section>
    </>
  );
}
