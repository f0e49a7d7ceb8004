/** Name of the meta element that lists the relays. The page's policy lists the same ones. */
const META = "relay";

/** The site's relays, without trailing slashes; null if there are none, which turns live boards off. */
export function relays(): readonly [string, ...string[]] | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? "";
  const [first, ...others] = content
    .split(" ")
    .filter((part) => /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(part))
    .map((part) => part.replace(/\/+$/, ""));
  return first === undefined ? null : [first, ...others];
}
