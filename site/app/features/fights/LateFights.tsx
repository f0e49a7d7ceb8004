import { type ComponentProps, lazy } from "react";
import { Afterwards } from "~/ui/late-parts.tsx";

const CalledFor = lazy(async () => ({ default: (await import("./CalledFor.tsx")).CalledFor }));
const InFights = lazy(async () => ({ default: (await import("./InFights.tsx")).InFights }));

/** Loads after the rest of the page. */
export function LateCalledFor(props: ComponentProps<typeof CalledFor>) {
  return (
    <Afterwards>
      <CalledFor {...props} />
    </Afterwards>
  );
}

/** Loads after the rest of the page. */
export function LateInFights(props: ComponentProps<typeof InFights>) {
  return (
    <Afterwards>
      <InFights {...props} />
    </Afterwards>
  );
}
