import type { Run } from "@foray/fieldops/runs/types";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "~/browser/announce.ts";
import { relays } from "~/features/boards/live/relays.ts";
import { Button } from "~/ui/Button.tsx";
import { signUpMessages } from "./messages.ts";

/** Moves a run to a relay and opens it hasRelay. Hidden on sites without a relay. */
export function TakeSignUps({ run }: { run: Run }) {
  const t = signUpMessages;
  const navigate = useNavigate();
  const [hasRelay, setHasRelay] = useState(false);
  const [busy, setBusy] = useState(false);
  // Relays are in the page's head, which is not known during prerendering.
  useEffect(() => setHasRelay(relays() !== null), []);
  if (!hasRelay) return null;
  const take = async () => {
    setBusy(true);
    const { startHosting } = await import("./use-host.ts");
    const started = await startHosting(run, run.leader.trim()).catch(() => null);
    setBusy(false);
    if (started !== null && "link" in started) await navigate(`/run/live#${started.link}`);
    else announce(started?.trouble === "tooOld" ? t.cannotSeal : t.failed);
  };
  return (
    <Button icon="radio" disabled={busy} onClick={() => void take()}>
      {t.take}
    </Button>
  );
}
