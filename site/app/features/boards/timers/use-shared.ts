import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsHydrated } from "~/browser/clock.ts";
import { sharedPage, sharedText } from "./shared.ts";

/** Text that another app shared, removed from the URL, or null. Links to other pages are followed. */
export function useShared(): string | null {
  const isAwake = useIsHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shared, setShared] = useState<string | null>(null);
  useEffect(() => {
    const text = isAwake ? sharedText(search) : null;
    if (text === null) return;
    const page = sharedPage(text, window.location.origin);
    if (page === null) setShared(text);
    void navigate(page ?? pathname, { replace: true });
  }, [isAwake, navigate, pathname, search]);
  return shared;
}
