import type { LayerId } from "@foray/fieldops/atlas/types";
import { useCallback, useEffect, useRef } from "react";
import { replaceAddress } from "~/browser/address.ts";
import { type PlaneView, writeView } from "./view-params.ts";

/** A view is written once it has stood for so long: browsers refuse a hundred changes of address in half a minute. */
const REST_MS = 250;

type State = Readonly<{
  view: PlaneView;
  poi: string | undefined;
  layers: readonly LayerId[] | undefined;
  route: string;
}>;

/**
 * Keeps the address in step with the map without an entry in the history for every move. The router is not told: it would
 * draw the page again, and reads the address itself when somebody comes back.
 */
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

/** The address of a view for somebody else: with its layers always, for their own choice may be another. Without a view, that of the page. */
export function addressOf(
  view: PlaneView | undefined,
  poi: string | undefined,
  layers: readonly LayerId[],
  route: string,
): string {
  const { origin, pathname, href } = window.location;
  return view === undefined ? href : origin + pathname + writeView(view, poi, layers, route);
}
