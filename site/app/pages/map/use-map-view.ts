import { mapPosition as positionAt } from "@foray/fieldops/atlas/transforms";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useResolvedTheme } from "~/browser/theme.ts";
import { loadChart, parseChart } from "./chart-text.ts";
import { type MapEvents, MapView } from "./leaflet/map-view.ts";
import type { Scene } from "./scene.ts";
import type { PlaneView } from "./view-state.ts";

export type FirstView = PlaneView | readonly [number, number, number, number];

/** Keeps a map in `container` in step with what is to be shown. */
export function useMapView(
  container: RefObject<HTMLDivElement | null>,
  first: FirstView,
  scene: Scene,
  address: string,
  events: MapEvents,
  onChart: (chart: SVGSVGElement) => void,
) {
  const view = useRef<MapView | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const theme = useResolvedTheme();
  const onView = useEffectEvent(events.onView);
  const onPointer = useEffectEvent(events.onPointer);
  const onPress = useEffectEvent(events.onPress);
  const onHold = useEffectEvent(events.onHold);
  const onPopupClose = useEffectEvent(events.onPopupClose);
  const chartReady = useEffectEvent(onChart);
  const firstView = useEffectEvent(() => first);

  useEffect(() => {
    if (container.current === null) return undefined;
    const start = firstView();
    const whole = "zoom" in start ? undefined : start;
    const made = new MapView(container.current, "zoom" in start ? start : middleOf(start), {
      onView: (next) => onView(next),
      onPointer: (at) => onPointer(at),
      onPress: (at, hits) => onPress(at, hits),
      onHold: (at) => onHold(at),
      onPopupClose: () => onPopupClose(),
    });
    if (whole !== undefined) made.fit(whole);
    view.current = made;
    return () => {
      view.current = null;
      made.remove();
    };
  }, [container]);

  useEffect(() => view.current?.show(scene), [scene]);

  // The canvas reads its colours from the page, which has the new theme only after this render is on it.
  useEffect(() => {
    if (theme !== undefined) requestAnimationFrame(() => view.current?.restyle());
  }, [theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch
  useEffect(() => {
    let stale = false;
    const show = async () => {
      try {
        const chart = parseChart(await loadChart(address));
        if (stale) return;
        chartReady(chart);
        view.current?.showChart(chart);
        setFailed(null);
      } catch (error) {
        if (!stale) setFailed(error);
      }
    };
    void show();
    return () => {
      stale = true;
    };
  }, [address, tries]);

  return { view, chartFailed: failed !== null, retryChart: () => setTries((before) => before + 1) };
}

function middleOf([left, top, right, bottom]: readonly [number, number, number, number]): PlaneView {
  return { at: positionAt((left + right) / 2, (top + bottom) / 2), zoom: 4.5 };
}
