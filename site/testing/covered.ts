/** Finds controls that are covered or outside the viewport once scrolled to. Runs in the page. */
export function coveredControls(): string[] {
  const found: string[] = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    "button, a[href], input, select, textarea, summary",
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // The skip link moves into the viewport when it is focused.
    if (control.getBoundingClientRect().bottom < 0) {
      control.focus({ preventScroll: true });
      const { bottom } = control.getBoundingClientRect();
      control.blur();
      if (bottom > 0) continue;
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    // Visually hidden controls, and inputs whose label is drawn in their place.
    if (width < 4 || height < 4) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const name = `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent.slice(0, 40)}`;
    if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) {
      found.push(`${name} is outside`);
      continue;
    }
    const seen = document.elementFromPoint(x, y);
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const isFree =
      seen !== null && (control.contains(seen) || seen.contains(control) || label?.contains(seen) === true);
    if (!isFree) found.push(`${name} lies under ${seen?.tagName} ${seen?.textContent?.slice(0, 30)}`);
  }
  return found;
}
