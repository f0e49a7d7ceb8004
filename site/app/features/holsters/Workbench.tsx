import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { encodeHolster, type HolsterBags } from "@foray/fieldops/share-codes/holster";
import { type Dispatch, lazy, type ReactNode, useEffect, useId, useReducer, useState } from "react";
import { LateCalledFor } from "~/features/fights/LateFights.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { Part } from "~/ui/part/Part.tsx";
import { MAX_NAME_LENGTH, useOwnName, withName } from "~/ui/share/own-name.ts";
import { useUndoKeys } from "~/ui/use-undo-keys.ts";
import { BagsEditor } from "./bags/BagsEditor.tsx";
import { type BagsChange, changeBags, plainBags, startBags } from "./bags/bags.ts";
import { bagMessages } from "./bags/messages.ts";
import { pasteMessages } from "./bags/paste/messages.ts";
import { holsterMessages } from "./messages.ts";
import Needs from "./Needs.tsx";
import { stepPath } from "./paths.ts";
import { ShareTools } from "./ShareTools.tsx";
import styles from "./Workbench.module.css";

const PasteHolster = lazy(() => import("./bags/paste/PasteHolster.tsx"));

type WorkbenchProps = Readonly<{
  /** Used in the message and the picture. */
  title: string;
  fileName: string;
  start: HolsterBags;
  /** Stored bags, if they differ from `start`. */
  left?: HolsterBags | null;
  role: Role | null;
  /** Host and path of the published list; null for a player's own. */
  host: Readonly<{ name: string; path: `/${string}` }> | null;
  /** Shown above the bags: whose notes are beside the actions. */
  note?: string;
  /** Rendered below the bags of a published list. */
  below?: (bags: HolsterBags, dispatch: Dispatch<BagsChange>) => ReactNode;
  /** Called on every change with the bags' share code. `touched` once the player has changed anything. */
  onCode?: (code: string, touched: boolean) => void;
}>;

export function Workbench({
  title,
  fileName,
  start,
  left = null,
  role,
  host,
  note,
  below,
  onCode,
}: WorkbenchProps) {
  const t = holsterMessages;
  const b = bagMessages;
  const [state, dispatch] = useReducer(changeBags, left ?? start, startBags);
  const bags = plainBags(state.present);
  const code = encodeHolster(bags);
  const changed = code !== encodeHolster(start);
  const [ownName, setOwnName] = useOwnName();
  const nameField = useId();
  const [pasting, setPasting] = useState(false);
  // An unchanged list keeps its published URL; other lists are shared by code.
  const path =
    host !== null && !changed ? host.path : withName(stepPath("c", code), host === null ? ownName : "");
  const headed = host === null && ownName.trim() !== "" ? ownName.trim() : title;
  const touched = state.past.length + state.future.length > 0;
  useUndoKeys(
    () => dispatch({ kind: "undo" }),
    () => dispatch({ kind: "redo" }),
  );
  useEffect(() => onCode?.(code, touched), [code, touched, onCode]);

  return (
    <>
      <Panel>
        <h2 className="visually-hidden">{t.bags}</h2>
        {host === null && (
          <p className={styles.named}>
            <label htmlFor={nameField}>{t.ownName}</label>
            <input
              id={nameField}
              className={controlClass}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              value={ownName}
              onChange={(event) => setOwnName(event.target.value)}
            />
          </p>
        )}
        <div className={styles.bar}>
          <Button
            small
            icon="undo"
            disabled={state.past.length === 0}
            onClick={() => dispatch({ kind: "undo" })}
          >
            {b.undo}
          </Button>
          <Button
            small
            icon="redo"
            disabled={state.future.length === 0}
            onClick={() => dispatch({ kind: "redo" })}
          >
            {b.redo}
          </Button>
          {host === null ? (
            <Button
              small
              kind="quiet"
              icon="trash"
              disabled={bags.prepop.length + bags.main.length === 0}
              onClick={() => dispatch({ kind: "clear" })}
            >
              {b.clear}
            </Button>
          ) : (
            changed && (
              <Button small kind="quiet" icon="rotate" onClick={() => dispatch({ kind: "set", bags: start })}>
                {t.restore}
              </Button>
            )
          )}
        </div>
        {host === null && (
          <details
            className={styles.paste}
            onToggle={(event) => setPasting(pasting || event.currentTarget.open)}
          >
            <summary>{pasteMessages.open}</summary>
            {pasting && (
              <Part>
                <PasteHolster
                  bags={bags}
                  onBags={(next) => dispatch({ kind: "set", bags: next })}
                  onUndo={() => dispatch({ kind: "undo" })}
                  canUndo={state.past.length > 0}
                />
              </Part>
            )}
          </details>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <BagsEditor state={state} dispatch={dispatch} role={role} />
        {host !== null && changed && (
          <div className={styles.changed}>
            <Note>{t.changedList(host.name)}</Note>
          </div>
        )}
        {below?.(bags, dispatch)}
        <ShareTools
          title={changed && host !== null ? t.changedTitle(title) : headed}
          fileName={fileName}
          bags={bags}
          path={path}
        />
      </Panel>
      <div className={styles.needs}>
        <Needs bags={bags} name={headed} path={path} />
      </div>
      <LateCalledFor kind="lostAction" actions={[...bags.prepop, ...bags.main].map(({ action }) => action)} />
    </>
  );
}
