export type PaintedTheme = "dark" | "light";

/** Custom properties of these classes in a theme; later rules win. */
function inkOf(css: string, classes: readonly string[], theme: PaintedTheme): ReadonlyMap<string, string> {
  const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const wanted = rules.filter(([, selector = ""]) => {
    const own = /^(\[data-theme="dark"\] )?\.([\w-]+)$/.exec(selector.trim());
    return own !== null && classes.includes(own[2] ?? "") && (own[1] === undefined || theme === "dark");
  });
  return new Map(
    wanted.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = "", value = ""]) => [name, value] as const,
      ),
    ),
  );
}

/**
 * Resolves colors for programs without custom properties, `calc()` or `:is()`.
 * @param classes of the outermost element
 * @param pixel size of a pixel in units of the drawing
 */
export function paintedStyles(
  css: string,
  classes: readonly string[],
  theme: PaintedTheme,
  pixel = 1,
): string {
  const ink = inkOf(css, classes, theme);
  const width = (text: string) => (Number(text) * pixel).toFixed(2);
  const resolved = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/calc\(([\d.]+) \* var\(--px\)\)/g, (_, share: string) => width(share))
    .replace(/var\(--px\)/g, width("1"))
    .replace(/min\(([\d.]+)px, ([\d.]+)\)/g, (_, most: string, own: string) =>
      String(Math.min(Number(most), Number(own))),
    )
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => ink.get(name) ?? "none");
  return resolved.replace(
    /([^{}]*):is\(([^)]*)\)([^{}]*)\{/g,
    (_, start: string, list: string, end: string) => {
      const selectors = list.split(",").map((part) => `${start.trimStart()}${part.trim()}${end.trimEnd()}`);
      return `${selectors.join(", ")} {`;
    },
  );
}
