import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page has been taken over: before that it must read as it was prerendered, without a query. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
