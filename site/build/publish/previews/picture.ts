import type { Language } from "../../../app/i18n/language.ts";
import type { Faces } from "./fonts.ts";

/** The drawing is shared by all languages; the words are path data. */
export type Picture = Readonly<{
  drawing: string;
  words: (language: Language, faces: Faces) => readonly string[];
}>;
