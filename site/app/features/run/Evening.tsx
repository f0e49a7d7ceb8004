import { type RunView, readerView } from "@foray/fieldops/runs/codec";
import { partyNames } from "@foray/fieldops/runs/duties";
import { eveningOf, fillTemplate } from "@foray/fieldops/runs/evening";
import type { EveningStep, Run } from "@foray/fieldops/runs/types";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { useClockValue, useLatestPast } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { readySound } from "~/browser/tones.ts";
import { moments, noMoments, putMoment, removeMoment } from "~/features/alarms/moments.ts";
import { askForNotifications } from "~/features/alarms/notifications.ts";
import { formatAside, formatDuration, formatTime } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { discordPlain, discordTime } from "~/ui/chat-lines.ts";
import { CallsButton } from "~/ui/over-game/CallsButton.tsx";
import { type Called, SpokenMoments } from "~/ui/over-game/SpokenMoments.tsx";
import { noTemplates, postTemplates } from "./kept.ts";
import { runMessages } from "./messages.ts";
import styles from "./RunHead.module.css";
import { runAddress } from "./use-run.ts";
import { runTitle } from "./words.ts";

export function MomentBell({ id, at, title, path }: { id: string; at: number; title: string; path: string }) {
  const t = runMessages;
  const language = useLanguage();
  const hours = useHourCycle();
  const set = usePreference(moments, noMoments).some((moment) => moment.id === id && moment.at === at);
  const time = formatTime(at, language, hours);
  return (
    <Button
      kind="quiet"
      iconOnly
      icon={set ? "bell-ring" : "bell"}
      aria-pressed={set}
      onClick={() => {
        if (set) {
          removeMoment(id);
          announce(t.alarmGone);
          return;
        }
        readySound();
        putMoment({ id, at, title, path }, deviceNow());
        announce(t.alarmSet(time));
        void askForNotifications();
      }}
    >
      {set ? t.alarmOff(time) : t.alarmAt(time)}
    </Button>
  );
}

function postOf(run: Run, step: EveningStep, template: string): string {
  const t = runMessages;
  const { main, support } = run.passcodes;
  const leaders = partyNames(run).flatMap((name, index) => {
    const leader = run.leaders[index] ?? "";
    return leader === "" ? [] : [`${t.party(name)} ${discordPlain(leader)}.`];
  });
  return fillTemplate(template, {
    title: discordPlain(runTitle(run)),
    duty: t.kinds[run.kind],
    leader: discordPlain(run.leader),
    party:
      step === "leaders" && support !== "" ? [...leaders, t.supportIs(support)].join(" ") : leaders.join(" "),
    passcode: (step === "support" ? support : main) || "????",
    time: run.start === null ? "" : formatAside(discordTime(run.start, "t"), discordTime(run.start, "R")),
    link: `<${fullAddress(runAddress(run, readerView))}>`,
  });
}

type EveningProps = Readonly<{
  run: Run;
  view: RunView;
  /** All steps by default. */
  only?: readonly EveningStep[];
  stacked?: boolean;
  onSent?: (step: EveningStep, sent: boolean) => void;
}>;

/** Steps of a run with their time and an alarm, for the leader also with a post and a checkbox. */
export function Evening({ run, view, only, stacked = false, onSent }: EveningProps) {
  const t = runMessages;
  const language = useLanguage();
  const hours = useHourCycle();
  const own = usePreference(postTemplates, noTemplates);
  const steps = eveningOf(run).filter(({ step }) => only?.includes(step) ?? true);
  const past = useLatestPast(steps.map(({ at }) => at)) ?? 0;
  if (steps.length === 0) return null;
  const next = steps.find(({ at, step }) => at > past && !run.sent.includes(step));
  const called = steps.flatMap(({ at, step }): readonly Called[] =>
    run.sent.includes(step) ? [] : [{ key: `run ${run.kind} ${step}`, at, name: t.steps[step] }],
  );
  return (
    <>
      <ol className={styles.steps} data-stacked={stacked || undefined} aria-label={t.evening}>
        {steps.map(({ step, at }) => (
          <li
            key={step}
            data-next={step === next?.step || undefined}
            data-sent={run.sent.includes(step) || undefined}
          >
            <time dateTime={new Date(at).toISOString()}>{formatTime(at, language, hours)}</time>
            <p>
              {t.steps[step]}
              <small>
                <Away at={at} />
              </small>
            </p>
            <span className={styles.acts}>
              <MomentBell
                id={`run:${step}:${run.kind}`}
                at={at}
                title={`${runTitle(run)}: ${t.steps[step]}`}
                path={runAddress(run, view)}
              />
              {onSent !== undefined && (
                <>
                  <Button
                    kind="quiet"
                    iconOnly
                    icon="copy"
                    onClick={() =>
                      void copyText(postOf(run, step, own[step] ?? t.template[step])).then((copied) =>
                        announce(copied ? t.copied : t.copyFailed),
                      )
                    }
                  >
                    {t.copyPost(t.steps[step])}
                  </Button>
                  <input
                    type="checkbox"
                    aria-label={t.markSent(t.steps[step])}
                    checked={run.sent.includes(step)}
                    onChange={({ target }) => onSent(step, target.checked)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.calls}>
        <CallsButton />
        <SpokenMoments called={called} subject="run" />
      </div>
    </>
  );
}

function Away({ at }: Readonly<{ at: number }>) {
  const t = runMessages;
  const language = useLanguage();
  return useClockValue((now) =>
    at > now ? t.inTime(formatDuration(at - now, language)) : t.ago(formatDuration(now - at, language)),
  );
}
