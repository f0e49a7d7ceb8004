import { Children, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from "react";
import { repeatEarlyPress } from "~/browser/early-press.ts";
import { Part } from "./part/Part.tsx";

/**
 * Shows a part that is loaded when it is first opened, as soon as it is there. Within a plain Suspense, React would keep it back for
 * another 0.3 s after its empty fallback.
 */
export function MountWhenOpen({ children }: Readonly<{ children: ReactNode }>) {
  const isOpen = useDeferredValue(Children.toArray(children).length > 0);
  return <Part over>{isOpen && children}</Part>;
}

/** Draws a part once the page is alive; the page as it was built does not have it. */
export function Afterwards({ children }: Readonly<{ children: ReactNode }>) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive && <Part>{children}</Part>;
}

/**
 * A part that the page comes with, whose code follows it. What is pressed in it before it is alive is pressed again then, as
 * `data-asleep` tells start/start.ts. Its content stands as if directly in what is around it.
 */
export function Wakes({ waiting, children }: Readonly<{ waiting: ReactNode; children: ReactNode }>) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (isAwake) repeatEarlyPress();
  }, [isAwake]);
  return (
    <div data-asleep={isAwake ? "no" : "yes"}>
      <Part waiting={waiting}>
        <Awake onAwake={setAwake} />
        {children}
      </Part>
    </div>
  );
}

/** Says that what stands beside it is alive: hydrated with it, in one go. */
function Awake({ onAwake }: Readonly<{ onAwake: (isAwake: true) => void }>) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
