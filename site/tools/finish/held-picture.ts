import { contentType } from "../../server/types.ts";

/**
 * Pictures that stand in the page: from a file, the first thing one sees would come a whole round trip after the text. The page names the
 * file in `data-hold`, on the element whose `src` or `srcset` asks for it (a `source` right before its `img`), lazily; the start puts
 * what is held in its place (app/boot.ts).
 */

const HOLD = /\sdata-hold="([^"]*)"/g;

/** The address of the file that a page wants to hold, or undefined. Throws for more than one. */
export function heldAddress(html: string): string | undefined {
  const [first, ...others] = Array.from(html.matchAll(HOLD), ([, address]) => address);
  if (others.length > 0) throw new Error(`a page holds one picture, not ${[first, ...others].join(", ")}`);
  return first;
}

/**
 * The page with the file at its end, as data that no browser runs: behind the text, which does not wait for it. Throws for a drawing
 * that would end its element.
 */
export function holdPicture(html: string, address: string, file: Buffer): string {
  const [type = ""] = contentType(address).split(";");
  const text = type === "image/svg+xml" ? file.toString("utf8") : file.toString("base64");
  if (/<\/?script|<!--/i.test(text)) throw new Error("a drawing that cannot stand in a page");
  const at = html.lastIndexOf("</body>");
  if (at === -1) throw new Error("a page has no </body>");
  const held = `<script type="${type}" data-held="${address}">${text}</script>`;
  return html.slice(0, at) + held + html.slice(at);
}
