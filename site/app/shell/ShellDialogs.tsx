import { lazy } from "react";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { useStore } from "~/browser/store.ts";
import { MountWhenOpen } from "~/ui/late-parts.tsx";

const SettingsDialog = lazy(() => import("./SettingsDialog.tsx"));
const CallsDialog = lazy(() => import("../features/calls/CallsDialog.tsx"));
const ClockDialog = lazy(() => import("./ClockDialog.tsx"));

const close = () => shellDialog.set(null);

/** The dialogs that any page can open, outside the drawer, which may be closed. */
export function ShellDialogs() {
  const open = useStore(shellDialog, null);
  return (
    <MountWhenOpen>
      {open?.kind === "calls" && <CallsDialog onClose={close} />}
      {open?.kind === "clock" && <ClockDialog onClose={close} />}
      {open?.kind === "settings" && <SettingsDialog part={open.part} onClose={close} />}
    </MountWhenOpen>
  );
}
