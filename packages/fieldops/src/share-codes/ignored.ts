/** A part of a link that could not be read, so that a page can report it. */
export type Ignored = Readonly<{
  /** The part as decoded, cut to 64 characters. */
  text: string;
  /**
   * `unknownCode`: no action has it. `leftover`: past the end of the format. `tooMany`: after the 200th
   * entry.
   */
  reason: "leftover" | "tooMany" | "unknownCode";
}>;

export const MAXIMUM_ENTRIES = 200;

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
