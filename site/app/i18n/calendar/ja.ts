import { type Calendar, words } from "./calendar.ts";

/** Months have no shorter names. */
const months = words("1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月");

const messages: Calendar = {
  weekdays: words("日 月 火 水 木 金 土"),
  months,
  longWeekdays: words("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
  longMonths: months,
  day: (weekday, day, month) => `${month}${day}日(${weekday})`,
  longDay: (weekday, day, month) => `${month}${day}日${weekday}`,
  date: (day, month, year) => `${year}年${month}${day}日`,
  thousands: ",",
  point: ".",
  percent: "%",
  comma: "、",
  colon: "：",
  beforeTime: " ",
  and: "、",
  hours: () => "24",
  halves: { morning: "午前", evening: "午後", halfFirst: true },
  eorzea: "エオルゼア時間",
  units: { day: [" 日", " 日"], year: [" 年", " 年"] },
  isOne: (count) => count === 1,
  short: { y: "年", mo: "か月", d: "日", h: "時間", min: "分", s: "秒", gap: "" },
};

export default messages;
