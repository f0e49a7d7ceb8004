import { contentType } from "../../server/types.ts";

/**
 * Pictures that stand in the page: on a slow line, the first thing one sees would come a whole round trip after the text. The page names
 * the file in `data-hold`, on the element whose `src` or `srcset` asks for it; the start puts what is held in its place (app/boot.ts).
 */

const HOLD = /\sdata-hold="([^"]*)"/g;

/** The address of the file that a page wants to hold, or undefined. Throws for more than one. */
export function heldAddress(html: string): string | undefined {
  const [first, ...others] = Array.from(html.matchAll(HOLD), ([, address]) => address);
  if (others.length > 0) throw new Error(`a page holds one picture, not ${[first, ...others].join(", ")}`);
  return first;
}

/**
 * The page with the file at its end, as data that no browser runs: behind the text, which does not wait for it. React's wish to have it
 * from the network at once sleeps until the start knows the line. Throws for a drawing that would end its element.
 */
export function holdPicture(html: string, address: string, file: Buffer): string {
  const [type = ""] = contentType(address).split(";");
  const text = type === "image/svg+xml" ? file.toString("utf8") : file.toString("base64");
  if (/<\/?script|<!--/i.test(text)) throw new Error("a drawing that cannot stand in a page");
  const asked = html.replace(
    `<link rel="preload" as="image" href="${address}"`,
    `<link rel="later" as="image" data-wanted="" href="${address}"`,
  );
  const at = asked.lastIndexOf("</body>");
  if (at === -1) throw new Error("a page has no </body>");
  const held = `<script type="${type}" data-held="${address}">${text}</script>`;
  return asked.slice(0, at) + held + asked.slice(at);
}
