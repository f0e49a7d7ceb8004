/** A piece of a link that could not be read, so that the page can say what it left out. */
export type Ignored = Readonly<{
  /** The piece as it is in the decoded text. */
  text: string;
  /** `unknownCode`: no action has it; `leftover`: past the end of what the format holds; `tooMany`: past the 200th entry. */
  reason: "leftover" | "tooMany" | "unknownCode";
}>;

/** Entries read from one link at most. */
export const MAXIMUM_ENTRIES = 200;

/** Collects what could not be read; keeps the first 200 pieces, for nobody reads more. */
export function ignoredList(): {
  add: (text: string, reason: Ignored["reason"]) => void;
  list: readonly Ignored[];
} {
  const list: Ignored[] = [];
  return {
    add: (text, reason) => {
      if (list.length < MAXIMUM_ENTRIES) list.push({ text: text.slice(0, 64).toWellFormed(), reason });
    },
    list,
  };
}
