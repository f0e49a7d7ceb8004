import { type ComponentProps, lazy } from "react";
import { Afterwards, orNothing } from "~/ui/Late.tsx";

const CalledFor = lazy(() => orNothing(import("./CalledFor.tsx").then((part) => part.CalledFor)));
const InFights = lazy(() => orNothing(import("./InFights.tsx").then((part) => part.InFights)));

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
