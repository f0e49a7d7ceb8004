import type { ZoneId } from "@foray/eorzea/zones/rates";
import { encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { boardClocks, type Clock, returnDoubt } from "@foray/fieldops/instance-board/clocks";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { useState } from "react";
import { readySound } from "~/browser/alarms/notifications.ts";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText, shareAddress } from "~/browser/share.ts";
import { noTimers, note, timers } from "~/browser/timers/timers.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { discordMessage } from "~/ui/chat-lines.ts";
import { DoubtText } from "~/ui/doubt/Doubt.tsx";
import { windowMessages } from "~/ui/spawn-windows/messages.ts";
import { ClockDialog } from "./ClockDialog.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import { useBoardWords } from "./use-board-words.ts";

/** The board of one instance: every clock of the zone, its state, and a press that notes what was just seen. */
export function Board({ zone }: { zone: ZoneId }) {
  const t = timerPageMessages;
  const w = windowMessages;
  const now = useNow();
  const list = usePreference(timers, noTimers);
  const zoneName = useZoneNames();
  const words = useBoardWords();
  const [open, setOpen] = useState<Clock | null>(null);
  const clocks = boardClocks.filter((clock) => clock.zone === zone);

  const address = () =>
    `${window.location.origin}${window.location.pathname}#board=${encodeBoard(zone, list)}`;
  const share = async () => {
    const outcome = await shareAddress(address(), t.boardOf(zoneName(zone).text));
    if (outcome === "copied") announce(t.linkCopied);
    if (outcome === "failed") announce(w.copyFailed);
  };
  const copy = async () => {
    const lines = clocks.flatMap((clock) => words.line(clock, stateOf(clock, list, now ?? 0)) ?? []);
    const { text, kept } = discordMessage([t.boardOf(zoneName(zone).text), ...lines], w.cut);
    const said = kept <= lines.length ? w.copiedSome(kept, lines.length + 1) : w.copied;
    announce((await copyText(text)) ? said : w.copyFailed);
  };
  const press = (clock: Clock) => {
    readySound();
    const [moment = "ended"] = clock.moments;
    note({ kind: clock.kind, id: clock.id, moment, at: deviceNow() });
    announce(t.noted(words.name(clock)));
  };

  return (
    <section aria-label={t.boardOf(zoneName(zone).text)}>
      <ul className={styles.board}>
        {clocks.map((clock) => {
          const state = now === null ? ({ phase: "unknown" } as const) : stateOf(clock, list, now);
          const name = words.name(clock);
          return (
            <li
              key={`${clock.kind} ${clock.id}`}
              className={styles.tile}
              data-kind={clock.kind}
              data-phase={now === null ? "unknown" : words.look(state, now)}
            >
              <button type="button" className={styles.open} onClick={() => setOpen(clock)}>
                <span>{name}</span>{" "}
                <b>
                  <DoubtText doubt={state.phase === "away" ? returnDoubt(clock.confidence) : null}>
                    {now === null ? "–" : words.short(state, now)}
                  </DoubtText>
                </b>
              </button>
              <Button kind="quiet" icon="timer" iconOnly onClick={() => press(clock)}>
                {formatLabelled(words.moment(clock, clock.moments[0] ?? "ended"), name)}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.tools}>
        <Button kind="primary" icon="share" onClick={share}>
          {t.share}
        </Button>
        <Button icon="copy" onClick={copy}>
          {t.copyBoard}
        </Button>
      </p>
      {open !== null && <ClockDialog clock={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
