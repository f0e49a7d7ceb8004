import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useResolvedTheme } from "~/browser/theme.ts";
import type { StageEvents } from "../engine/stage.ts";
import type { Scene } from "../markers/scene.ts";
import type { PlaneView } from "../search-params/view-params.ts";
import { loadChart, parseChart } from "./chart-text.ts";
import { type Ground, loadPicture } from "./ground.ts";
import { MapView } from "./map-view.ts";

export function useMapView(
  stage: RefObject<HTMLElement | null>,
  first: PlaneView | undefined,
  scene: Scene,
  ground: Ground,
  events: StageEvents,
  title: string,
) {
  const view = useRef<MapView | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const theme = useResolvedTheme();
  const onView = useEffectEvent(events.onView);
  const onHover = useEffectEvent(events.onHover);
  const onPress = useEffectEvent(events.onPress);
  const onLongPress = useEffectEvent(events.onLongPress);
  const onDrag = useEffectEvent(() => events.onDrag?.());
  const titleNow = useEffectEvent(() => title);
  const firstView = useEffectEvent(() => first);
  const groundNow = useEffectEvent(() => ground);
  const { address } = ground;

  useEffect(() => {
    if (stage.current === null) return undefined;
    const made = new MapView(stage.current, {
      onView: () => onView(),
      onHover: (at, point) => onHover(at, point),
      onPress: (at, point) => onPress(at, point),
      onLongPress: (at) => onLongPress(at),
      onDrag: () => onDrag(),
    });
    const start = firstView();
    // Readers may have moved the map before hydration.
    if (start !== undefined && !made.stage.touched) made.goTo(start);
    view.current = made;
    return () => {
      view.current = null;
      made.remove();
    };
  }, [stage]);

  useEffect(() => view.current?.show(scene), [scene]);

  useEffect(() => view.current?.showTitle(title), [title]);

  // Measures text again that was measured in a fallback font.
  useEffect(() => {
    if (document.fonts.status === "loaded") return undefined;
    const restyle = () => view.current?.restyle();
    document.fonts.addEventListener("loadingdone", restyle);
    return () => document.fonts.removeEventListener("loadingdone", restyle);
  }, []);

  // Waits a frame: canvas colors come from the page, which has the new theme only after this render.
  useEffect(() => {
    if (theme !== undefined) requestAnimationFrame(() => view.current?.restyle());
  }, [theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another ground has another address; `tries` counts retries
  useEffect(() => {
    let stale = false;
    const show = async () => {
      try {
        const wanted = groundNow();
        const next =
          wanted.kind === "picture"
            ? await loadPicture(wanted)
            : (view.current?.came(wanted.address) ?? parseChart(await loadChart(wanted.address)));
        if (stale) return;
        view.current?.showGround(next, wanted.kind === "chart" ? wanted.features : undefined);
        view.current?.showTitle(titleNow());
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

  return { view, groundFailed: failed !== null, retryGround: () => setTries((before) => before + 1) };
}
