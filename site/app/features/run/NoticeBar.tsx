import { seatLabel } from "@foray/fieldops/runs/duties";
import { benchOf, changeRoles, offersFor, proposeRoles } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { formatAside, formatSentences, formatSeries, sentenceGap } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import styles from "./Editor.module.css";
import { runMessages } from "./messages.ts";
import type { Notice } from "./notice.ts";
import type { RunEditor } from "./use-run.ts";

type NoticeBarProps = Readonly<{
  run: Run;
  notice: Notice | null;
  act: RunEditor["act"];
  undo: () => void;
  onClose: () => void;
}>;

export function NoticeBar({ run, notice, act, undo, onClose }: NoticeBarProps) {
  const t = runMessages;
  return (
    <div role="status" className={styles.notices}>
      {notice !== null && (
        <div className={styles.notice} data-kind={notice.kind}>
          <UiIcon id={notice.kind === "dropped" ? "user-minus" : "check"} />
          <NoticeText run={run} notice={notice} />
          {notice.kind !== "seated" && (
            <Button small icon="undo" onClick={undo}>
              {t.undo}
            </Button>
          )}
          <Button small kind="quiet" onClick={onClose}>
            {notice.kind === "dropped" ? t.leaveEmpty : t.dismiss}
          </Button>
        </div>
      )}
      <Proposal run={run} act={act} />
    </div>
  );
}

function NoticeText({ run, notice }: { run: Run; notice: Notice }) {
  const t = runMessages;
  if (notice.kind === "kind") return <p>{t.kindChanged}</p>;
  if (notice.kind === "next") return <p>{t.nextRunMade}</p>;
  if (notice.kind === "dropped")
    return (
      <p>
        <b>{t.dropped(notice.name, seatLabel(run, notice.place))}</b>
        {formatSentences([
          "",
          t.nobodyMoved,
          offersFor(run, notice.place).length > 0 ? t.threeLit : t.noneFits,
        ])}
      </p>
    );
  return (
    <p>
      <b>{t.seatedNow(notice.seated)}</b>
      {formatSentences(["", ...(notice.stayed > 0 ? [t.stayed(notice.stayed)] : []), ""])}
      {notice.left.length > 0 && (
        <>
          {t.left}
          {sentenceGap()}
          <bdi>
            {formatSeries(notice.left.map(({ name, place }) => formatAside(name, seatLabel(run, place))))}
          </bdi>
        </>
      )}
    </p>
  );
}

/** Role changes of free seats that seat players from the bench. */
function Proposal({ run, act }: { run: Run; act: RunEditor["act"] }) {
  const t = runMessages;
  const changes = benchOf(run).length === 0 ? [] : proposeRoles(run);
  if (changes.length === 0) return null;
  return (
    <div className={styles.notice} data-kind="propose">
      <UiIcon id="info" />
      <p>
        <b>{t.propose(changes.length)}</b>
        {sentenceGap()}
        {formatSeries(
          changes.map(({ place, from, to }) =>
            t.proposeChange(seatLabel(run, place), t.roles[from], t.roles[to]),
          ),
        )}
      </p>
      <Button small icon="swap" onClick={() => act((before) => changeRoles(before, proposeRoles(before)))}>
        {t.changeRoles}
      </Button>
    </div>
  );
}
