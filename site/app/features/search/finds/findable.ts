import type { Language } from "../../../i18n/language.ts";
import type { SearchKind } from "../types.ts";
import type { FoundNames } from "./tables.ts";

/** Text that tells a result apart from others of the same name. */
export type LocalText = Readonly<Record<Language, string>>;

export type Findable = Readonly<{
  id: string;
  kind: SearchKind;
  /**
   * URL, the market service's name of a world, or the command of a setting. Of several, the first that exists
   * on the site is used.
   */
  target: string | readonly string[];
  names: FoundNames;
  line?: LocalText;
  keywords?: readonly string[];
  /** Words that match only together with a name or a keyword. */
  about?: readonly string[];
  /** Penalty against entries that match equally well. 10 is one step of matching (see `search`). */
  weight?: number;
  /** `sprite#id`, if not the glyph of its kind. */
  glyph?: string;
}>;

/** Lists are read in order of `place`, and the first entry for a thing wins. */
export type FindLists = readonly Readonly<{
  place: number;
  read: () => readonly Findable[] | Promise<readonly Findable[]>;
}>[];
