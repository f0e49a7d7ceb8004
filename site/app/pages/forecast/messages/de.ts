import type { ForecastMessages } from "./en.ts";

const messages: ForecastMessages = {
  kinds: {
    "notorious-monster": "Notorisches Monster",
    "eureka-farm": "Eureka-Farm",
    "fragment-farm": "Splitterfarm",
  },
  collectionText: {
    all: "Notorische Monster, Kisten und Splitterfarmen in der Reihenfolge, in der sie kommen.",
    nm: "Die fünf, für die sich Spieler versammeln, in der Reihenfolge, in der sie kommen.",
    "all-nms":
      "Jedes notorische Monster Eurekas, das auf ein Wetter oder die Nacht wartet, selbst oder durch seine Auslöser.",
    fragments: "Reflexionsfarmen in Bozja und Zadnor in der Reihenfolge, in der sie kommen.",
    eurekafarms: "Kisten und Logos-Splitter in der Reihenfolge, in der sie kommen.",
  },
  area: (area) => `Abschnitt ${area}`,
  next: "Nächstes Fenster",
  now: "Jetzt da",
  endsIn: "endet in",
  nothing: "Keines in den nächsten 14 Tagen.",
  conflict: (weather, minutes, safe) =>
    `${weather} gab es schon ${minutes} Minuten früher. In einer Instanz, die da offen war, kann das Monster verbraucht sein: Nimm eine mit mindestens ${safe} Minuten Restzeit.`,
  conflictChip: (safe) => `Konflikt: sicher ab ${safe} Min. Restzeit`,
  copyDiscord: "Für Discord",
  copyText: "Kopieren",
  calendar: "Kalender",
  calendarAll: "Alle in den Kalender",
  copyAll: "Liste für Discord kopieren",
  saved: "Kalenderdatei gespeichert.",
  dial: (weather) => `Der Eorzea-Tag und sein Wetter; im Fenster herrscht ${weather}`,
  strip: "Wetter, Periode für Periode",
  upcoming: "Demnächst",
  top: "Längste Fenster, nächste 14 Tage",
  ended: "Eben vorbei",
  endedAgo: (duration) => `vor ${duration} geendet`,
  inTime: (duration) => `in ${duration}`,
  nowLeft: (duration) => `jetzt, noch ${duration}`,
  more: "Mehr zeigen",
  why: "Warum dieses Fenster",
  where: "Wo",
  guide: "Wie",
  withLogograms: "Mit Logos-Splittern",
  conflictNew: (weather, minutes) =>
    `Es folgt unmittelbar auf ${weather} vor ${minutes} Minuten. In jeder Instanz, die da offen war, kann das Monster verbraucht sein: Sicher ist nur eine neue Instanz.`,
  copyAllText: "Liste als Text kopieren",
  share: "Teilen",
  linkCopied: "Link kopiert.",
};

export default messages;
