import { type Calendar, words } from "./calendar.ts";

const messages: Calendar = {
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
  comma: ", ",
  colon: ": ",
  beforeTime: ", ",
  and: " und ",
  hours: () => "24",
  halves: { morning: "AM", evening: "PM", halfFirst: false },
  eorzea: "Eorzea-Zeit",
  units: { day: [" Tag", " Tage"], year: [" Jahr", " Jahre"] },
  isOne: (count) => count === 1,
  short: { y: "J.", mo: "Mon.", d: "T", h: "Std.", min: "Min.", s: "Sek.", gap: " " },
};

export default messages;
