import { type ReactNode, useState } from "react";
import { fullAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { hostLink } from "~/features/run/sign-ups/links.ts";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Field } from "~/ui/Field.tsx";
import styles from "./Live.module.css";
import { signUpMessages } from "./messages.ts";
import type { Hosting } from "./use-host.ts";

export function HostMore({
  hosting,
  renewing,
  onRenew,
}: {
  hosting: Hosting;
  renewing: boolean;
  onRenew: () => void;
}) {
  const t = signUpMessages;
  const { session, keys, relay, name, setName } = hosting;
  const copyHosts = async () => {
    const link = fullAddress(`/run/live#${hostLink(relay, keys)}`);
    announce((await copyText(link)) ? t.copied : t.copyFailed);
  };
  const deleteAll = async () => {
    const rest = await session.deleteAll();
    announce(rest === 0 ? t.deleted : t.notDeleted(rest));
  };
  return (
    <details className={styles.more}>
      <summary>{t.more}</summary>
      <div className={styles.moreBody}>
        <Field label={t.yourName}>
          {(ids) => (
            <input
              {...ids}
              className={controlClass}
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        <Row hint={t.hostsLinkHint}>
          <Button icon="key" onClick={() => void copyHosts()}>
            {t.hostsLink}
          </Button>
        </Row>
        <Sure label={t.renew} hint={t.renewHint} icon="refresh" busy={renewing} onSure={onRenew} />
        <Sure label={t.deleteAll} hint={t.deleteAllHint} icon="trash" onSure={() => void deleteAll()} />
        <p className={styles.soft}>{t.privacy}</p>
      </div>
    </details>
  );
}

function Row({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <p className={styles.row}>
      {children}
      <small>{hint}</small>
    </p>
  );
}

function Sure({
  label,
  hint,
  icon,
  busy = false,
  onSure,
}: {
  label: string;
  hint: string;
  icon: "refresh" | "trash";
  busy?: boolean;
  onSure: () => void;
}) {
  const t = signUpMessages;
  const [asking, setAsking] = useState(false);
  return (
    <Row hint={hint}>
      {asking ? (
        <>
          <Button
            kind="primary"
            icon={icon}
            disabled={busy}
            onClick={() => {
              setAsking(false);
              onSure();
            }}
          >
            {t.sure}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t.cancel}
          </Button>
        </>
      ) : (
        <Button icon={icon} disabled={busy} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </Row>
  );
}
