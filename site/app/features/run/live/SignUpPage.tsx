import { emptyForm, type SignUpForm, signUpText } from "@foray/fieldops/runs/live/sign-up";
import type { RunKind } from "@foray/fieldops/runs/types";
import { useCallback, useMemo, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { fromBase64Url, toBase64Url } from "~/features/boards/live/base64url.ts";
import { newSeed, SHORT_SEED } from "~/features/run/sign-ups/keys.ts";
import { inboxOf, type LiveLink } from "~/features/run/sign-ups/links.ts";
import { sealSlot } from "~/features/run/sign-ups/sealing.ts";
import type { RunNotice } from "~/features/run/sign-ups/wire.ts";
import { formatDay, formatDayTime, formatTime, formatTimeZone } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { runMessages } from "../messages.ts";
import { keepOwn, noSignUps, type OwnSignUp, ownSignUps } from "./kept.ts";
import { LineToSend } from "./LineToSend.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import { SignUpFields } from "./SignUpFields.tsx";
import { SignUpSent } from "./SignUpSent.tsx";
import { usePlayer } from "./use-player.ts";

type SignUpLink = Extract<LiveLink, { of: "signUp" }>;

/** `link` is null until it is known. */
export function SignUpPage({ link }: { link: SignUpLink | "bad" | "none" | null }) {
  if (link === null || typeof link === "string") return <WithoutLink link={link} />;
  return <WithLink link={link} />;
}

function WithoutLink({ link }: { link: "bad" | "none" | null }) {
  const t = signUpMessages;
  const [kind, setKind] = useState<RunKind>("tower-blood");
  const [form, setForm] = useState(emptyForm);
  return (
    <>
      <PageHead title={t.formTitle} lead={link === "bad" ? undefined : t.lineLead} />
      {link === "bad" && (
        <Note kind="warn">
          <p>{t.badLink}</p>
        </Note>
      )}
      <SignUpFields kind={kind} onKind={setKind} form={form} onForm={setForm} />
      <LineToSend form={form} />
    </>
  );
}

const seedOf = (link: SignUpLink, own: OwnSignUp | undefined) =>
  link.seed ?? (own === undefined ? newSeed(SHORT_SEED) : (fromBase64Url(own.seed) ?? newSeed(SHORT_SEED)));

function WithLink({ link }: { link: SignUpLink }) {
  const t = signUpMessages;
  const list = usePreference(ownSignUps, noSignUps);
  const kept = list.find(({ inbox }) => inbox === link.inbox);
  // A link to a player's own sign-up wins over one sent from this browser.
  const own =
    kept !== undefined && (link.seed === null || kept.seed === toBase64Url(link.seed)) ? kept : undefined;
  const [seed] = useState(() => seedOf(link, own));
  const [sealed] = useState(() => (own === undefined ? null : (fromBase64Url(own.sealed) ?? null)));
  const open = useCallback(() => inboxOf(link), [link]);
  const side = usePlayer(link.relay, open, seed, sealed);
  const [editing, setEditing] = useState(own === undefined);
  // Prefills name and world from the last sign-up.
  const start = useMemo<SignUpForm>(() => {
    const last = list[0]?.form;
    return own?.form ?? { ...emptyForm, name: last?.name ?? "", world: last?.world ?? "" };
  }, [own, list]);
  const [form, setForm] = useState(start);
  const { notice } = side.view;
  const closes = notice?.closes == null ? null : notice.closes * 60_000;
  const isOver = useClockValue((now) => closes !== null && now >= closes) === true;

  const put = async (next: SignUpForm, withdrawn: boolean) => {
    const { keys } = side;
    if (keys === null) return;
    const time = Math.max((own?.time ?? 0) + 1, deviceNow());
    const text = toBase64Url(keys.player.reply) + signUpText(next);
    const bytes = await sealSlot(keys.inbox, keys.player, {
      kind: withdrawn ? "withdrawn" : "signUp",
      time,
      text,
    });
    // Stored before sending: the page may be closed right after the press.
    keepOwn({
      inbox: link.inbox,
      seed: toBase64Url(seed),
      sealed: toBase64Url(bytes),
      time,
      withdrawn,
      form: next,
    });
    side.send(bytes);
    setEditing(false);
    window.scrollTo({ top: 0 });
  };

  if (side.how === "noRelay" || side.how === "tooOld")
    return (
      <>
        <PageHead title={t.formTitle} lead={side.how === "noRelay" ? t.lineLead : t.lineOld} />
        <SignUpFields kind={link.kind} form={form} onForm={setForm} />
        <LineToSend form={form} />
      </>
    );
  const closed =
    notice?.state === "moved" ? t.formMoved : notice?.state === "paused" || isOver ? t.formClosed : null;
  if (own !== undefined && !editing)
    return (
      <SignUpSent
        link={link}
        seed={seed}
        own={own}
        view={side.view}
        closed={closed}
        onChange={() => {
          setForm(own.form);
          setEditing(true);
        }}
        onWithdraw={() => {
          void put(own.form, true);
          announce(t.withdrawnTitle);
        }}
      />
    );
  return (
    <>
      <RunFacts notice={notice} kind={link.kind} />
      {closed !== null && (
        <Note kind="warn">
          <p>{closed}</p>
        </Note>
      )}
      <SignUpFields
        kind={link.kind}
        form={form}
        onForm={setForm}
        isChange={own !== undefined && !own.withdrawn}
        busy={side.keys === null}
        {...(closed === null && { onSend: (next: SignUpForm) => void put(next, false) })}
        {...(own !== undefined && { onCancel: () => setEditing(false) })}
      />
      {closed !== null && notice?.state !== "moved" && <LineToSend form={form} />}
    </>
  );
}

export function RunFacts({ notice, kind }: { notice: RunNotice | null; kind: RunKind }) {
  const t = signUpMessages;
  const language = useLanguage();
  const hours = useHourCycle();
  const start = notice?.start == null ? null : notice.start * 60_000;
  const closes = notice?.closes == null ? null : notice.closes * 60_000;
  return (
    <Panel>
      <PageHead
        eyebrow={[
          runMessages.kinds[notice?.kind ?? kind],
          ...(notice === null || notice.leader === "" ? [] : [t.runBy(notice.leader)]),
        ]}
        title={notice === null || notice.title === "" ? t.formTitle : notice.title}
      />
      <p className={styles.facts}>
        {start !== null && (
          <span>
            <b>{formatDayTime(formatDay(start, language), formatTime(start, language, hours), language)}</b>{" "}
            {runMessages.yourTime(formatTimeZone(start, language))}
          </span>
        )}{" "}
        {notice !== null && notice.signedUp > 0 && <span>{t.countOf(notice.signedUp, notice.seats)}</span>}{" "}
        {closes !== null && notice?.state === "open" && (
          <span>
            {t.closesAt(
              formatDayTime(formatDay(closes, language), formatTime(closes, language, hours), language),
            )}
          </span>
        )}
      </p>
    </Panel>
  );
}
