import { lazy } from "react";
import { type ShellDialog, shellDialog } from "~/browser/shell-dialog.ts";
import { useStore } from "~/browser/store.ts";
import { MountWhenOpen } from "~/ui/late-parts.tsx";

const SettingsDialog = lazy(() => import("./SettingsDialog.tsx"));
const CallsDialog = lazy(() => import("../features/calls/CallsDialog.tsx"));
const ClockDialog = lazy(() => import("./ClockDialog.tsx"));

/** Closes a dialog unless another one has replaced it. */
const closes = (kind: ShellDialog["kind"]) => () => {
  if (shellDialog.get()?.kind === kind) shellDialog.set(null);
};
const [closeCalls, closeClock, closeSettings] = [closes("calls"), closes("clock"), closes("settings")];

/** Rendered outside the drawer, which may be closed. */
export function ShellDialogs() {
  const open = useStore(shellDialog, null);
  return (
    <MountWhenOpen>
      {open?.kind === "calls" && <CallsDialog onClose={closeCalls} />}
      {open?.kind === "clock" && <ClockDialog onClose={closeClock} />}
      {open?.kind === "settings" && <SettingsDialog part={open.part} onClose={closeSettings} />}
    </MountWhenOpen>
  );
}
