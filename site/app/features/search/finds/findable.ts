import type { Language } from "../../../i18n/language.ts";
import type { SearchKind } from "../types.ts";
import type { FoundNames } from "./tables.ts";

/** The one line that tells a find apart from others of its name, in each language of the interface. */
export type LocalText = Readonly<Record<Language, string>>;

/** One thing that can be found, with all its names. */
export type Findable = Readonly<{
  id: string;
  kind: SearchKind;
  /** An address; for a world the name that the market service takes, for a setting its command. Of several the first that there is. */
  target: string | readonly string[];
  names: FoundNames;
  line?: LocalText;
  /** Other words that lead to it, in any language. */
  keywords?: readonly string[];
  /** Words that lead to it together with its names or keywords. */
  about?: readonly string[];
  /** How far it is behind others that match as well: 10 is one step of matching (see `search`). */
  weight?: number;
  /** `sprite#id` of a glyph of its own, where its kind's and its id do not say it. */
  glyph?: string;
}>;

/** What a `search.ts` exports as `finds`. Lists are read by their places: of two finds of the same thing the first counts. */
export type FindLists = readonly Readonly<{
  place: number;
  read: () => readonly Findable[] | Promise<readonly Findable[]>;
}>[];
