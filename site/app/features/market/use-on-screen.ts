import { type RefCallback, useCallback, useState } from "react";

/** Whether the element has ever been in the viewport. It may be rendered after the component. */
export function useOnScreen<E extends Element>(): readonly [RefCallback<E>, boolean] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback<RefCallback<E>>(
    (element) => {
      if (element === null || seen) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [seen],
  );
  return [ref, seen];
}
