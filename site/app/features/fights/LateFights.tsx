import { type ComponentProps, lazy } from "react";
import { Afterwards } from "~/ui/late-parts.tsx";

const CalledFor = lazy(async () => ({ default: (await import("./CalledFor.tsx")).CalledFor }));
const InFights = lazy(async () => ({ default: (await import("./InFights.tsx")).InFights }));

/** What fights call for of a bag, below all else on its page. */
export function LateCalledFor(props: ComponentProps<typeof CalledFor>) {
  return (
    <Afterwards>
      <CalledFor {...props} />
    </Afterwards>
  );
}

/** Fights that call for an action, below all else on its page. */
export function LateInFights(props: ComponentProps<typeof InFights>) {
  return (
    <Afterwards>
      <InFights {...props} />
    </Afterwards>
  );
}
