/** In CSS pixels, each just past a layout breakpoint. */
export const widths = [1280, 900, 640, 320];

/** Elements beyond `limit` px, outside scrolling boxes. An emulated phone widens its viewport to fit them. */
export function outside(limit: number): string[] {
  const wide = document.documentElement.scrollWidth - limit;
  const found = wide > 0 ? [`the page, by ${wide} px`] : [];
  const inBox = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at.id !== "main"; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  for (const element of document.querySelectorAll(
    "#main :is(h1, h2, h3, p, li, a, button, label, select, td)",
  )) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (right <= limit + 1 && left >= -1) || inBox(element)) continue;
    found.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
  }
  return found;
}

export function cutChoices(): string[] {
  return [...document.querySelectorAll("select")].flatMap((select) => {
    if (!select.checkVisibility()) return [];
    const whole = select.cloneNode(true);
    if (!(whole instanceof HTMLSelectElement)) return [];
    whole.value = select.value;
    whole.style.cssText = "position: absolute; visibility: hidden; width: max-content; field-sizing: content";
    select.after(whole);
    const missing = whole.offsetWidth - select.offsetWidth;
    whole.remove();
    return missing > 0 ? [`${select.selectedOptions[0]?.text} by ${missing} px`] : [];
  });
}
