import { type Calendar, spaced, words } from "./calendar.ts";

const messages: Calendar = {
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
  comma: ", ",
  colon: "\u00a0: ",
  beforeTime: ", ",
  and: " et ",
  hours: () => "24",
  halves: { morning: "AM", evening: "PM", halfFirst: false },
  eorzea: "heure d’Éorzéa",
  units: { day: ["\u00a0jour", "\u00a0jours"], year: ["\u00a0an", " ans"] },
  isOne: (count) => count < 2,
  short: { y: "ans", mo: "mois", d: "j", h: "h", min: "min", s: "s", gap: " ", oneYear: "an" },
};

export default messages;
