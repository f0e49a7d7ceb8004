import type { Language } from "../../../app/i18n/language.ts";
import type { Faces } from "./fonts.ts";

/** The right half of a preview: its drawing is the same in every language, the words in it (as paths) are not. */
export type Picture = Readonly<{
  drawing: string;
  words: (language: Language, faces: Faces) => readonly string[];
}>;
