import { type Calendar, spaced, words } from "./calendar.ts";

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
  and: " and ",
  halves: { morning: "AM", evening: "PM", halfFirst: false },
  eorzea: "Eorzea",
  units: { day: [" day", " days"], year: [" year", " years"] },
  isOne: (count) => count === 1,
  short: { y: "y", mo: "mo", d: "d", h: "h", min: "min", s: "s", gap: " " },
};
