import type { TimersHead } from "./head.en.ts";

const messages: TimersHead = {
  title: "Timer: das Instanzbrett",
  description:
    "Alle Uhren einer Instanz: Töpfe, Hasen, Wiederkehr der Monster, kritische Gefechte und die Gabeltürme, mit einem Link an die Gruppe geteilt.",
};

export default messages;
