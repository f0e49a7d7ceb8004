import {
  Children,
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from "react";
import { repeatEarlyPress } from "~/browser/early-press.ts";

/**
 * Shows a part that is loaded when it is first opened, as soon as it is there. Within a plain Suspense, React would keep it back for
 * another 0.3 s after its empty fallback.
 */
export function Late({ children }: Readonly<{ children: ReactNode }>) {
  const isOpen = useDeferredValue(Children.toArray(children).length > 0);
  return <Suspense>{isOpen && children}</Suspense>;
}

/** For `lazy`, a part that a page can do without: nothing is drawn in its place where it cannot be fetched. */
export async function orNothing<P>(part: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  return { default: await part.catch(() => Nothing) };
}

const Nothing = () => null;

/** Draws a part once the page is alive; the page as it was built does not have it. */
export function Afterwards({ children }: Readonly<{ children: ReactNode }>) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive && <Suspense>{children}</Suspense>;
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
      <Suspense fallback={waiting}>
        <Awake onAwake={setAwake} />
        {children}
      </Suspense>
    </div>
  );
}

/** Says that what stands beside it is alive: hydrated with it, in one go. */
function Awake({ onAwake }: Readonly<{ onAwake: (isAwake: true) => void }>) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
