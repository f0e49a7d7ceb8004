import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "Timer für Töpfe, Hasen und notorische Monster",
  description:
    "Gesehen oder besiegt: wann das nächste Topf- oder Hasen-FATE beginnt und wann ein notorisches Monster aus Eureka wiederkehren kann.",
};

export default messages;
