import type { MorbolMessages } from "./en.ts";

const messages: MorbolMessages = {
  title: "BAモルボルマップ",
  description:
    "ヒュダトスの一枚絵。バルデシオンアーセナルへのポータルが開く場所をすべてモルボルで示し、6つの区画に番号を振っています。",
  last: "前回ポータルが開いた区画",
  section: (section) => `第${section}区画`,
  full: "原寸の画像",
  alt: "ヒュダトスのマップ。バルデシオンアーセナルへのポータルが開く48か所をモルボルで示し、西から東へ6区画に番号を振っています。",
};

export default messages;
