/**
 * The site's own faces, on a line so slow that a page was painted before they were there, or did not ask for them (`data-late`, boot.ts).
 * A page that is being read is never set anew (`optional` in styles/fonts.css), and browsers then do without those faces for as long as
 * the document lives; but the next page of the same document can have them.
 */
let waiting: readonly FontFace[] = [];

/** Fetches the faces that the first page did without: from the browser's memory where its styles have asked for them. */
export async function fetchLateFaces(): Promise<void> {
  await document.fonts.ready;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  if (painted === undefined) return;
  const faces = [...document.querySelectorAll<HTMLLinkElement>("link[data-family]")].flatMap((link) =>
    arrivedBy(link.href, painted) ? [] : again(link.href, link.dataset.family),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  waiting = loaded.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
}

/** Sets what is drawn from now on in the faces that came late, if any did. Call it with a new page, before it is painted. */
export function showLateFaces(): void {
  if (waiting.length === 0) return;
  for (const face of waiting) document.fonts.add(face);
  waiting = [];
  delete document.documentElement.dataset.late;
}

/** Whether a file was here at a time of the page's own clock, in ms. */
function arrivedBy(address: string, time: number): boolean {
  return performance
    .getEntriesByName(address)
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 && entry.responseEnd <= time,
    );
}

/** The faces of a family that the styles name, once more. */
function again(address: string, family: string | undefined): readonly FontFace[] {
  return [...document.fonts]
    .filter((face) => face.family.replaceAll(/["']/g, "") === family)
    .map(
      ({ weight, unicodeRange }) => new FontFace(family ?? "", `url("${address}")`, { weight, unicodeRange }),
    );
}
