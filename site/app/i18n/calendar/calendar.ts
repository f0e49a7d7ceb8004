/** How many hours a clock counts before it begins anew. */
export type Hours = "12" | "24";

/** What a language calls days and months, and how it puts dates, numbers and lists together. */
export type Calendar = Readonly<{
  weekdays: readonly string[];
  months: readonly string[];
  longWeekdays: readonly string[];
  longMonths: readonly string[];
  /** Weekday, day of the month and month, as the language puts them together. */
  day: (weekday: string, day: number, month: string) => string;
  longDay: (weekday: string, day: number, month: string) => string;
  date: (day: number, month: string, year: number) => string;
  /** Between thousands. */
  thousands: string;
  /** Before the fraction. */
  point: string;
  percent: string;
  /** Between the parts of a list, and before its last. */
  comma: string;
  and: string;
  /** Between a word and what it says. */
  colon: string;
  /** Between a day and a time of it. */
  beforeTime: string;
  /** The hours of a reader who has chosen none, by the browser's languages, the best first. */
  hours: (tags: readonly string[]) => Hours;
  /** The two halves of a day of twelve hours, and whether they stand before the time. */
  halves: Readonly<{ morning: string; evening: string; halfFirst: boolean }>;
  /** What stands beside an Eorzea time of twelve hours. */
  eorzea: string;
  /** One and many of a unit, with the gap before it. */
  units: Readonly<Record<"day" | "year", readonly [string, string]>>;
  /** Which counts take the form of one. */
  isOne: (count: number) => boolean;
  /** Units of a length of time, and the gap before each. */
  short: Readonly<
    Record<"y" | "mo" | "d" | "h" | "min" | "s" | "gap", string> & {
      /** Where one year has a name of its own. */
      oneYear?: string;
    }
  >;
}>;

export const words = (text: string): readonly string[] => text.split(" ");
export const spaced = (weekday: string, day: number, month: string): string => `${weekday} ${day} ${month}`;
