import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onChange` when a value is another than before; not with the first one. */
export function useChanged(value: string, onChange: () => void): void {
  const before = useRef(value);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed();
  }, [value]);
}
