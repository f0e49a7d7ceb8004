import type { SearchKind } from "../../app/ui/search/types.ts";
import type { FoundNames } from "./tables.ts";

/** One thing that can be found, with all its names. */
export type Findable = Readonly<{
  id: string;
  kind: SearchKind;
  /** An address, or for a world the name that the market service takes. */
  target: string;
  /** Id of its zone; for a world the data centre and region it belongs to, as they are called. */
  zone?: string;
  names: FoundNames;
  keywords?: readonly string[];
}>;
