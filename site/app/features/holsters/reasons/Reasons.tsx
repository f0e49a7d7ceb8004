import type { HolsterReason } from "@foray/fieldops/holster/reasons";
import { Fragment } from "react";
import { reasonMessages } from "./messages.ts";

export function Reasons({ reasons }: { reasons: readonly HolsterReason[] }) {
  const t = reasonMessages;
  return reasons.map(({ id, quota, reason }) => (
    <Fragment key={id}>
      {quota !== undefined && (
        <>
          <b>{t.quota[quota.per](quota.least, quota.most)}</b>
          {" · "}
        </>
      )}
      {t.why[reason]}{" "}
    </Fragment>
  ));
}
