import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { chime, notify, onPressedNotice } from "~/features/alarms/notifications.ts";
import type { Signal } from "~/features/alarms/schedule.ts";
import { alarms } from "~/features/alarms/settings.ts";
import { countdownParts, formatLabelled } from "~/i18n/format.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { alarmMessages } from "../alarms/messages.ts";
import styles from "./Bell.module.css";
import { type Ring, TIMERS_PAGE, useRingWords } from "./ring-words.ts";
import { watchAlarms } from "./watch.ts";

/** Ends the countdown in the tab's title. No page title contains a hair space. */
const TITLE_END = "\u200a· ";
const MAX_SHOWN = 4;

function titleAlone(): string {
  const { title } = document;
  const end = title.indexOf(TITLE_END);
  return end < 0 ? title : title.slice(end + TITLE_END.length);
}

export default function AlarmBell() {
  const t = alarmMessages;
  const navigate = useNavigate();
  const { ringOf, nameOf } = useRingWords();
  const [shown, setShown] = useState<readonly Ring[]>([]);

  const open = (path: string) => void navigate(path);
  const onRing = (signals: readonly Signal[], now: number) => {
    const { mute } = alarms.get();
    if (mute === "off") return;
    const rings = signals.map((signal) => ringOf(signal, now));
    // At its start, a window replaces the card of its early alarm.
    const said = new Set(signals.map(({ event }) => `${event}:early`));
    setShown((before) => [...before.filter(({ key }) => !said.has(key)), ...rings].slice(-MAX_SHOWN));
    const sounded = mute === "on" && chime();
    for (const { key, title, body, path } of rings) {
      void notify({ title, body, tag: key, path, silent: mute === "silent" || sounded }, open);
    }
  };
  const onCountdown = (signal: Signal | null, now: number) => {
    const plain = titleAlone();
    if (signal === null || alarms.get().mute === "off") {
      if (document.title !== plain) document.title = plain;
      return;
    }
    const { h, m, s } = countdownParts(signal.start - now);
    const name = nameOf(signal.subject);
    const named = plain.startsWith(name) ? "" : ` ${name}`;
    document.title = `${h > 0 ? `${h}:` : ""}${m}:${s}${named}${TITLE_END}${plain}`;
  };

  // A ref, so that the watcher survives a change of language.
  const latest = useRef({ onRing, onCountdown });
  useEffect(() => {
    latest.current = { onRing, onCountdown };
  });
  useEffect(
    () =>
      watchAlarms({
        onRing: (signals, now) => latest.current.onRing(signals, now),
        onCountdown: (signal, now) => latest.current.onCountdown(signal, now),
      }),
    [],
  );

  useEffect(() => onPressedNotice((path) => void navigate(path)), [navigate]);

  const dismiss = (key: string) => setShown((before) => before.filter((ring) => ring.key !== key));
  return (
    <section className={styles.rings} aria-label={t.rings} hidden={shown.length === 0}>
      <div role="alert">
        <ul>
          {shown.map(({ key, title, body, path }) => (
            <li key={key}>
              <UiIcon id="bell-ring" size={20} />
              <p>
                <Link
                  to={path}
                  title={path === TIMERS_PAGE ? t.openTimers : t.open}
                  onClick={() => dismiss(key)}
                >
                  {title}
                </Link>{" "}
                {body}
              </p>
              <Button kind="quiet" small icon="x" iconOnly onClick={() => dismiss(key)}>
                {formatLabelled(t.dismiss, title)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
