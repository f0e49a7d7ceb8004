import type { ZoneId } from "@foray/eorzea/zones/rates";
import { useState } from "react";
import { formatSentences } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { chooseBoard } from "../boards.ts";
import styles from "./LivePanel.module.css";
import { LivePrivacy } from "./LivePanel.tsx";
import { joinLive } from "./live-boards.ts";
import { liveMessages } from "./messages.ts";
import { relays } from "./relays.ts";
import { canSeal } from "./sealing.ts";

/** Shown when a link leads to a live board: explains it, and joins on a press. */
export default function JoinPanel({
  code,
  zone,
  onJoined,
  onLeave,
}: {
  code: string;
  zone: ZoneId;
  onJoined: () => void;
  onLeave: () => void;
}) {
  const t = liveMessages;
  const [fault, setFault] = useState<string | null>(null);
  const join = async () => {
    if (!(await canSeal())) {
      setFault(t.cannotSeal);
      return;
    }
    const joined = await joinLive(code, zone);
    if ("fault" in joined) {
      setFault(t[joined.fault]);
      return;
    }
    chooseBoard(joined.id);
    onJoined();
  };
  const unable = fault ?? (relays() === null ? t.noRelay : null);
  return (
    <Panel className={styles.join}>
      <h2>{t.joinTitle}</h2>
      {unable !== null ? (
        <Note kind="warn">
          <p>{unable}</p>
        </Note>
      ) : (
        <>
          <p>{formatSentences([t.joinLead, code.length > 43 ? t.readerLead : t.editorLead])}</p>
          <LivePrivacy />
        </>
      )}
      <p className={styles.tools}>
        {unable === null && (
          <Button kind="primary" icon="radio" onClick={join}>
            {t.join}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          {unable === null ? t.cancel : t.close}
        </Button>
      </p>
    </Panel>
  );
}
