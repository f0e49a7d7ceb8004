import type { LayerId } from "@foray/fieldops/atlas/types";
import { useCallback, useEffect, useRef } from "react";
import { replaceAddress } from "~/browser/address.ts";
import { type PlaneView, writeView } from "./view-params.ts";

/** Debounce in ms: browsers reject about a hundred URL changes in 30 s. */
const REST_MS = 250;

type State = Readonly<{
  view: PlaneView;
  poi: string | undefined;
  layers: readonly LayerId[] | undefined;
  route: string;
}>;

/** Writes the view to the URL without history entries, past the router, which would render again. */
export function useAddress(): (state: State) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(({ view, poi, layers, route }: State) => {
    const path = window.location.pathname;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (window.location.pathname !== path) return;
      replaceAddress(path + writeView(view, poi, layers, route));
    }, REST_MS);
  }, []);
}

/** Always includes the layers, as the recipient's own choice may differ. */
export function addressOf(
  view: PlaneView | undefined,
  poi: string | undefined,
  layers: readonly LayerId[],
  route: string,
): string {
  const { origin, pathname, href } = window.location;
  return view === undefined ? href : origin + pathname + writeView(view, poi, layers, route);
}
