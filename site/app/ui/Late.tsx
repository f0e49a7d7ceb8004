import { Children, type ReactNode, Suspense, useDeferredValue } from "react";

/**
 * Shows a part that is loaded when it is first opened, as soon as it is there. Within a plain Suspense, React would keep it back for
 * another 0.3 s after its empty fallback.
 */
export function Late({ children }: Readonly<{ children: ReactNode }>) {
  const isOpen = useDeferredValue(Children.toArray(children).length > 0);
  return <Suspense>{isOpen && children}</Suspense>;
}
