import { Suspense } from "react";
import { lazyPart } from "~/browser/parts.tsx";
import { shellDialog } from "~/browser/shell-dialog.ts";
import { useStore } from "~/browser/store.ts";

const SettingsDialog = lazyPart("SettingsDialog", () => import("./SettingsDialog.tsx"));
const ClockDialog = lazyPart("ClockDialog", () => import("./ClockDialog.tsx"));

const close = () => shellDialog.set(null);

/** The dialogs that any page can open, outside the drawer, which may be closed. */
export function ShellDialogs() {
  const open = useStore(shellDialog, null);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open.kind === "clock" ? (
        <ClockDialog onClose={close} />
      ) : (
        <SettingsDialog part={open.part} onClose={close} />
      )}
    </Suspense>
  );
}
