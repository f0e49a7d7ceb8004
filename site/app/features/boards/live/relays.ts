/** Name of the element in a page's head that names the relays; the page's policy names the same. */
const META = "relay";

/** The relays that this site names, without slashes at their ends; null if it names none, and nothing is live. */
export function relays(): readonly [string, ...string[]] | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? "";
  const [first, ...others] = content
    .split(" ")
    .filter((part) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(part))
    .map((part) => part.replace(/\/+$/, ""));
  return first === undefined ? null : [first, ...others];
}
