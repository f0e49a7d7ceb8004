import { useEffect, useEffectEvent, useRef } from "react";

/** Not called for the initial value. */
export function useChanged(value: string, onChange: () => void): void {
  const before = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed();
  }, [value]);
}
