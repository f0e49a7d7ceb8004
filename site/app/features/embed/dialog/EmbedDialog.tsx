import { Dialog } from "~/ui/Dialog.tsx";
import { EmbedForm } from "./EmbedForm.tsx";
import type { EmbedTarget } from "./embed-address.ts";
import { embedMessages } from "./messages.ts";

export default function EmbedDialog({
  onClose,
  ...form
}: {
  target: EmbedTarget;
  name: string;
  asked?: string;
  onClose: () => void;
}) {
  const t = embedMessages;
  return (
    <Dialog title={t.title} close={t.close} onClose={onClose}>
      <p>{t.lead}</p>
      <EmbedForm {...form} />
    </Dialog>
  );
}
