import { type ComponentProps, lazy, Suspense } from "react";
import type { CalledFor } from "./CalledFor.tsx";
import type { InFights } from "./InFights.tsx";

const Called = lazy(async () => ({ default: (await import("./CalledFor.tsx")).CalledFor }));
const Found = lazy(async () => ({ default: (await import("./InFights.tsx")).InFights }));

/** What fights call for of a bag, loaded after the page that shows it below all else. */
export function LateCalledFor(props: ComponentProps<typeof CalledFor>) {
  return (
    <Suspense>
      <Called {...props} />
    </Suspense>
  );
}

/** Fights that call for an action, loaded after the page that shows it below all else. */
export function LateInFights(props: ComponentProps<typeof InFights>) {
  return (
    <Suspense>
      <Found {...props} />
    </Suspense>
  );
}
