/** Calls `draw` with the time (Unix ms) now and at each full second while the page is visible. */
export function everySecond(draw: (at: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    const at = Date.now();
    draw(at);
    if (!document.hidden) timer = setTimeout(tick, 1001 - (at % 1000));
  };
  document.addEventListener("visibilitychange", tick);
  window.addEventListener("pageshow", tick);
  tick();
}
