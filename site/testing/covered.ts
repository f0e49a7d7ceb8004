/** Controls of the page that something else lies on, and controls outside the window; runs in the page. Each is brought to the middle first. */
export function coveredControls(): string[] {
  const found: string[] = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    "button, a[href], input, select, textarea, summary",
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // The link past the menu comes into the window with the focus.
    if (control.getBoundingClientRect().bottom < 0) {
      control.focus({ preventScroll: true });
      const { bottom } = control.getBoundingClientRect();
      control.blur();
      if (bottom > 0) continue;
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    // Hidden from the eye, but not from screen readers; and inputs that their label draws.
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
