import type { AlarmsHead } from "./head.en.ts";

const messages: AlarmsHead = {
  title: "Alarme",
  description:
    "Alarme für notorische Monster und Farmen: einige Minuten vorher, zu Beginn, und als Kalenderdatei auch bei geschlossenem Browser.",
};

export default messages;
