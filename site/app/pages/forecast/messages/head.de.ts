import type { ForecastHead } from "./head.en.ts";

const messages: ForecastHead = {
  collectionText: (text) => `${text} Zeiten in deiner Zeitzone, auf die Sekunde.`,
  night: "Nacht",
  title: (name) => `${name}: wann es wieder so weit ist`,
  text: (name, zone, when) =>
    `${name} in ${zone} (${when}): die nächsten Zeitfenster mit Countdown, Ortszeit und Eorzea-Zeit.`,
};

export default messages;
