import { lazy, useState } from "react";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import type { EmbedTarget } from "./embed-address.ts";
import { embedMessages } from "./messages.ts";

const EmbedDialog = lazy(() => import("./EmbedDialog.tsx"));

/** Opens the code that puts what the page shows into another page. `name` names the frame for those who cannot see it. */
export default function EmbedButton({ target, name }: { target: EmbedTarget; name: string }) {
  const t = embedMessages;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="code" onClick={() => setOpen(true)}>
        {t.embed}
      </Button>
      <MountWhenOpen>
        {open && <EmbedDialog target={target} name={name} onClose={() => setOpen(false)} />}
      </MountWhenOpen>
    </>
  );
}
