import { lazy, useState } from "react";
import { Button } from "~/ui/Button.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import type { UiGlyph } from "~art/glyphs/sets/ui.ts";
import type { EmbedTarget } from "./embed-address.ts";
import { embedMessages } from "./messages.ts";

const EmbedDialog = lazy(() => import("./EmbedDialog.tsx"));

/** @param name title of the iframe */
export default function EmbedButton({
  target,
  name,
  asked = "",
  icon = "code",
  children,
}: {
  target: EmbedTarget;
  name: string;
  asked?: string;
  icon?: UiGlyph;
  children?: string;
}) {
  const t = embedMessages;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {children ?? t.embed}
      </Button>
      <MountWhenOpen>
        {open && <EmbedDialog target={target} name={name} asked={asked} onClose={() => setOpen(false)} />}
      </MountWhenOpen>
    </>
  );
}
