import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "Minuteurs des pots, lapins et monstres notoires",
  description:
    "Vu ou tué à l’instant : quand vient le prochain ALÉA de pot ou de lapin, et quand un monstre notoire d’Eurêka peut revenir.",
};

export default messages;
