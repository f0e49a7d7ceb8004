import type { Location, NavigationType } from "react-router";
import type { Match } from "./match.ts";
import type { PageModule } from "./pages.ts";
import type { ScrollTo } from "./scroll.ts";

/** A page with its module: what can be drawn. */
export type ShownPage = Match & Readonly<{ module: PageModule }>;

/** Where one is: the address (with the site's base), how one came, and what is drawn there. */
export type Place = Readonly<{
  location: Location;
  action: NavigationType;
  /** `null` where the address has no page; `undefined` while the page of an address without a file of its own is on its way. */
  page: ShownPage | null | undefined;
  scroll: ScrollTo;
}>;
