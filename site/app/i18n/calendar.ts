import type { Language } from "./language.ts";

type Calendar = Readonly<{
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
  and: string;
  /** The two halves of a day of twelve hours, and whether they stand before the time. */
  halves: Readonly<{ morning: string; evening: string; halfFirst: boolean }>;
  /** What stands beside an Eorzea time of twelve hours. */
  eorzea: string;
  /** One and many of a unit, with the gap before it. */
  units: Readonly<Record<"day" | "year", readonly [string, string]>>;
}>;

const words = (text: string) => text.split(" ");
const spaced = (weekday: string, day: number, month: string) => `${weekday} ${day} ${month}`;

/**
 * What the four languages call days and months, and how they put dates, numbers and lists together; the tests hold it against Intl.
 * Pages write with this and not with Intl, whose first use takes a phone's processor a tenth of a second in one piece.
 */
export const calendars: Readonly<Record<Language, Calendar>> = {
  en: {
    weekdays: words("Sun Mon Tue Wed Thu Fri Sat"),
    months: words("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
    longWeekdays: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    longMonths: words(
      "January February March April May June July August September October November December",
    ),
    day: spaced,
    longDay: spaced,
    date: (day, month, year) => `${day} ${month} ${year}`,
    thousands: ",",
    point: ".",
    percent: "%",
    and: " and ",
    halves: { morning: "AM", evening: "PM", halfFirst: false },
    eorzea: "Eorzea",
    units: { day: [" day", " days"], year: [" year", " years"] },
  },
  ja: {
    weekdays: words("日 月 火 水 木 金 土"),
    months: words("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    longWeekdays: words("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
    longMonths: words("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"),
    day: (weekday, day, month) => `${month}${day}日(${weekday})`,
    longDay: (weekday, day, month) => `${month}${day}日${weekday}`,
    date: (day, month, year) => `${year}年${month}${day}日`,
    thousands: ",",
    point: ".",
    percent: "%",
    and: "、",
    halves: { morning: "午前", evening: "午後", halfFirst: true },
    eorzea: "エオルゼア時間",
    units: { day: [" 日", " 日"], year: [" 年", " 年"] },
  },
  de: {
    weekdays: words("So. Mo. Di. Mi. Do. Fr. Sa."),
    months: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    longWeekdays: words("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
    longMonths: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    day: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
    longDay: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
    date: (day, month, year) => `${day}. ${month} ${year}`,
    thousands: ".",
    point: ",",
    percent: "\u00a0%",
    and: " und ",
    halves: { morning: "AM", evening: "PM", halfFirst: false },
    eorzea: "Eorzea-Zeit",
    units: { day: [" Tag", " Tage"], year: [" Jahr", " Jahre"] },
  },
  fr: {
    weekdays: words("dim. lun. mar. mer. jeu. ven. sam."),
    months: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    longWeekdays: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
    longMonths: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    day: spaced,
    longDay: spaced,
    date: (day, month, year) => `${day} ${month} ${year}`,
    thousands: "\u202f",
    point: ",",
    percent: "\u00a0%",
    and: " et ",
    halves: { morning: "AM", evening: "PM", halfFirst: false },
    eorzea: "heure d’Éorzéa",
    units: { day: ["\u00a0jour", "\u00a0jours"], year: ["\u00a0an", " ans"] },
  },
};
