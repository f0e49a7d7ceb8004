import { lazy } from "react";
import { type ShellDialog, shellDialog } from "~/browser/shell-dialog.ts";
import { useStore } from "~/browser/store.ts";
import { MountWhenOpen } from "~/ui/late-parts.tsx";

const SettingsDialog = lazy(() => import("./SettingsDialog.tsx"));
const CallsDialog = lazy(() => import("../features/calls/CallsDialog.tsx"));
const ClockDialog = lazy(() => import("./ClockDialog.tsx"));

/** Closes a dialog, if it has not been replaced by another one meanwhile. */
const closes = (kind: ShellDialog["kind"]) => () => {
  if (shellDialog.get()?.kind === kind) shellDialog.set(null);
};
const [closeCalls, closeClock, closeSettings] = [closes("calls"), closes("clock"), closes("settings")];

/** The dialogs that any page can open, outside the drawer, which may be closed. */
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
