import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useAddressTail } from "~/browser/url-state.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import type { ForecastView } from "./filter.ts";

/** Redirects aliases and other spellings to the canonical URL, which menus highlight. */
export function useCanonicalAddress(param: string | undefined, { filter, unknown }: ForecastView): void {
  const navigate = useNavigate();
  const { search, hash } = useAddressTail();
  const canonical = forecastPath(filter);
  const current = param === undefined ? "/forecast" : `/forecast/${param}`;
  useEffect(() => {
    if (unknown === undefined && canonical !== current)
      void navigate(canonical + search + hash, { replace: true });
  }, [unknown, canonical, current, search, hash, navigate]);
}
