import { entrances } from "../pages/declared.ts";
import type { Findable } from "./findable.ts";

/** Every entrance that the pages declare, in the four languages of the interface. */
export function pageEntries(): Findable[] {
  return entrances.map(({ to, names }) => ({
    id: `page${to.replaceAll("/", "-")}`,
    kind: "page",
    target: to,
    names,
  }));
}
