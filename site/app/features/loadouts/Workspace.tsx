import { encodeLoadout, type LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useEffect, useReducer, useState } from "react";
import { LateCalledFor } from "~/features/fights/LateFights.tsx";
import { settings } from "~/settings.ts";
import { controlClass, Field } from "~/ui/Field.tsx";
import { MAX_NAME_LENGTH, useOwnName, withName } from "~/ui/share/own-name.ts";
import { useUndoKeys } from "~/ui/use-undo-keys.ts";
import styles from "./Loadouts.module.css";
import { loadoutMessages } from "./messages.ts";
import Needs from "./Needs.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { TrayList } from "./TrayList.tsx";
import { editTrays, type KeyedTray, sameTrays, startTrays } from "./trays.ts";

type WorkspaceProps = Readonly<{
  /** Code that identifies the loadout. A new one resets the trays. */
  seed: string;
  trays: readonly LoadoutTray[];
  /** Stored trays, if they differ from `trays`. */
  left?: readonly LoadoutTray[] | null;
  onEdit?: (trays: readonly KeyedTray[]) => void;
  /** Title and path of the guide's loadout; null for a player's own. */
  named?: Readonly<{ title: string; path: `/${string}` }> | null;
}>;

export function Workspace({ seed, trays: given, left = null, onEdit, named = null }: WorkspaceProps) {
  const t = loadoutMessages;
  const [state, dispatch] = useReducer(editTrays, left ?? given, startTrays);
  const [seen, setSeen] = useState(seed);
  if (seen !== seed) {
    setSeen(seed);
    // The URL follows the edits and may lag behind, so a seed from the history does not reset them.
    const own = [state.present, ...state.past, ...state.future];
    if (!own.some((trays) => encodeLoadout(trays) === seed)) dispatch({ type: "start", trays: given });
  }
  const { present: trays, past, future } = state;
  const edited = past.length > 0 || future.length > 0;

  useEffect(() => {
    if (edited) onEdit?.(trays);
  }, [edited, trays, onEdit]);

  useUndoKeys(
    () => dispatch({ type: "undo" }),
    () => dispatch({ type: "redo" }),
  );

  const code = encodeLoadout(trays);
  const [ownName, setOwnName] = useOwnName();
  const same = sameTrays(trays, given);
  const path =
    named !== null && same ? named.path : withName(`/eureka/loadout/${code}`, named === null ? ownName : "");
  const titled = named === null ? ownName.trim() : same ? named.title : t.changedTitle(named.title);
  return (
    <>
      <Toolbar
        trays={trays}
        title={titled === "" ? t.shareTitle : titled}
        path={path}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        canReset={named !== null && !same}
        onEdit={dispatch}
        onReset={() => dispatch({ type: "replace", trays: given })}
      />
      {named === null && (
        <Field label={t.ownName}>
          {(ids) => (
            <input
              {...ids}
              className={`${controlClass} ${styles.named}`}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              value={ownName}
              onChange={(event) => setOwnName(event.target.value)}
            />
          )}
        </Field>
      )}
      <TrayList trays={trays} onEdit={dispatch} />
      <p className={styles.printLink}>
        {settings.origin}
        {path}
      </p>
      <section className={styles.needs}>
        <h2>{t.needs}</h2>
        <Needs trays={trays} />
      </section>
      <LateCalledFor
        kind="logosAction"
        actions={trays.flatMap(({ astral, umbral }) => [umbral, astral].flatMap((id) => id ?? []))}
      />
    </>
  );
}
