import { type Calendar, type Hours, spaced, words } from "./calendar.ts";

/** Regions where English is written with 24 hours (CLDR 47); everywhere else it has 12. */
const regionsOf24 = words(
  "AI AT BE BI BW BZ CC CH CK CM CX CZ DE DG DK EE ES FI FK FR GB GE GG GI GS HU ID IE IL IM IO IT JE JP KE LT LV MG MS MT MU MV NF NG NL NO NR NU PL PN PT RO RW SC SE SH SI SK SX TK TV TZ UA UG ZA ZW",
);

/** In English the region decides; without a tag the English of the United States counts. */
function englishHours(tags: readonly string[]): Hours {
  const [first = "en-US"] = tags;
  const tag = tags.find((one) => /^en-/i.test(one)) ?? first;
  const region = /-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
  if (region === undefined) return /^en\b/i.test(tag) ? "12" : "24";
  return regionsOf24.includes(region) ? "24" : "12";
}

export const messages: Calendar = {
  weekdays: words("Sun Mon Tue Wed Thu Fri Sat"),
  months: words("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
  longWeekdays: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  longMonths: words("January February March April May June July August September October November December"),
  day: spaced,
  longDay: spaced,
  date: (day, month, year) => `${day} ${month} ${year}`,
  thousands: ",",
  point: ".",
  percent: "%",
  comma: ", ",
  colon: ": ",
  beforeTime: ", ",
  and: " and ",
  hours: englishHours,
  halves: { morning: "AM", evening: "PM", halfFirst: false },
  eorzea: "Eorzea",
  units: { day: [" day", " days"], year: [" year", " years"] },
  isOne: (count) => count === 1,
  short: { y: "y", mo: "mo", d: "d", h: "h", min: "min", s: "s", gap: " " },
};
