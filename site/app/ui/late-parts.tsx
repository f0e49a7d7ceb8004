import { Children, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from "react";
import { repeatEarlyPress } from "~/browser/early-press.ts";
import { Part } from "./part/Part.tsx";

/**
 * Shows a lazy part as soon as it has loaded. In a plain Suspense, React would wait 0.3 s after the empty
 * fallback.
 */
export function MountWhenOpen({ children }: Readonly<{ children: ReactNode }>) {
  const isOpen = useDeferredValue(Children.toArray(children).length > 0);
  return <Part over>{isOpen && children}</Part>;
}

/** Renders a part only after hydration. */
export function Afterwards({ children }: Readonly<{ children: ReactNode }>) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive && <Part>{children}</Part>;
}

/**
 * A prerendered part whose code loads later. Presses before its hydration are recorded by start/start.ts
 * (`data-asleep`) and repeated.
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

/** Hydrates together with its siblings, and reports it. */
function Awake({ onAwake }: Readonly<{ onAwake: (isAwake: true) => void }>) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
