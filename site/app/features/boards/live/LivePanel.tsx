import { type ReactNode, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { useStore } from "~/browser/store.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { Note } from "~/ui/Note.tsx";
import type { Board } from "../boards.ts";
import styles from "./LivePanel.module.css";
import { goLive, keepSecret, leaveLive } from "./live-boards.ts";
import { liveBoards, noLiveBoards } from "./live-views.ts";
import { liveMessages } from "./messages.ts";
import { canSeal } from "./sealing.ts";

export function LivePrivacy() {
  const t = liveMessages;
  return (
    <section className={styles.privacy}>
      <h3>{t.privacyTitle}</h3>
      <ul>
        {t.privacy.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export default function LivePanel({
  board,
  makeBoard,
  address,
  onLeft,
}: {
  /** The current board; undefined if nothing has been noted yet. */
  board: Board | undefined;
  makeBoard: () => Board;
  /** URL of the page, to which a link appends its code. */
  address: () => string;
  onLeft: () => void;
}) {
  const t = liveMessages;
  const live = useStore(liveBoards, noLiveBoards);
  const [asking, setAsking] = useState<"ready" | "cannot" | "failed" | null>(null);
  const view = board === undefined ? undefined : live.get(board.id);
  if (board === undefined || view === undefined) {
    const ask = async () => setAsking((await canSeal()) ? "ready" : "cannot");
    const begin = async () => {
      const done = await goLive((board ?? makeBoard()).id).catch(() => false);
      setAsking(done ? null : "failed");
    };
    return (
      <>
        <Button icon="radio" onClick={ask}>
          {t.goLive}
        </Button>
        {asking !== null && (
          <Dialog title={t.goLive} close={t.close} onClose={() => setAsking(null)}>
            <div className={styles.dialog}>
              {asking === "cannot" ? (
                <Note kind="warn">
                  <p>{t.cannotSeal}</p>
                </Note>
              ) : (
                <>
                  <p>{t.joinLead}</p>
                  <LivePrivacy />
                  {asking === "failed" && (
                    <Note kind="warn">
                      <p>{t.failed}</p>
                    </Note>
                  )}
                </>
              )}
              <p className={styles.tools}>
                {asking !== "cannot" && (
                  <Button kind="primary" icon="radio" onClick={begin}>
                    {t.goLive}
                  </Button>
                )}
                <Button kind="quiet" onClick={() => setAsking(null)}>
                  {t.cancel}
                </Button>
              </p>
            </div>
          </Dialog>
        )}
      </>
    );
  }
  const copy = async (mark: "live" | "read", code: string, said: string) =>
    announce((await copyText(`${address()}#${mark}=${code}`)) ? said : t.copyFailed);
  const { readerCode, editorCode } = view;
  return (
    <div className={styles.live}>
      <p className={styles.state} data-state={view.state} role="status">
        {t.states[view.state]}
        {view.state === "live" && view.readers !== null && <span>· {t.here(view.readers)}</span>}
      </p>
      <Button icon="eye" onClick={() => copy("read", readerCode, t.readerCopied)}>
        {t.readerLink}
      </Button>
      {editorCode !== null && (
        <Button icon="edit" onClick={() => copy("live", editorCode, t.editorCopied)}>
          {t.editorLink}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          leaveLive(board.id);
          announce(t.left);
          onLeft();
        }}
      >
        {t.leave}
      </Button>
      <Hints>
        {editorCode === null && <p>{t.readOnly}</p>}
        {view.state === "alone" && <p>{t.aloneHint}</p>}
        {view.state === "disturbed" && <p>{t.disturbedHint}</p>}
        {view.ahead && <p>{t.ahead}</p>}
        <p>
          <label>
            <input
              type="checkbox"
              checked={board.live !== undefined}
              onChange={({ currentTarget }) => keepSecret(board.id, currentTarget.checked)}
            />{" "}
            {t.keep}
          </label>
        </p>
      </Hints>
    </div>
  );
}

function Hints({ children }: { children: ReactNode }) {
  return <div className={styles.hints}>{children}</div>;
}
