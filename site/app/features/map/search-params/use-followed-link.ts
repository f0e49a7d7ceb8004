import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `onLink` for navigations to the page already open, not for the initial one. */
export function useFollowedLink(onLink: (query: URLSearchParams) => void): void {
  const location = useLocation();
  const arrived = useRef(location.key);
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    if (arrived.current === location.key) return;
    arrived.current = location.key;
    follow(new URLSearchParams(location.search));
  }, [location]);
}
