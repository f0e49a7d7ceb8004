import type { ForecastMessages } from "./en.ts";

const details: ForecastMessages["details"] = {
  elements: { fire: "Feuer", ice: "Eis", wind: "Wind", earth: "Erde", lightning: "Blitz", water: "Wasser" },
  facts: "Fakten",
  level: (level) => `Stufe ${level}`,
  rank: (rank) => `Rang ${rank}`,
  element: "Element",
  unknownFilter: (param) => `Eine Vorhersage namens „${param}“ gibt es nicht. Hier sind stattdessen alle.`,
  closest: "Meintest du",
  rare: "selten",
  allForecasts: "Alle Vorhersagen",
  together: "Zusammen gezeigt",
};

const head: ForecastMessages["head"] = {
  collectionText: (text) => `${text} Zeiten in deiner Zeitzone, auf die Sekunde genau.`,
  night: "Nacht",
  title: (name) => `${name}: nächste Spawnzeiten`,
  text: (name, zone, when) =>
    `${name} (${zone}, ${when}): die nächsten Zeitfenster mit Countdown, Ortszeit und Eorzea-Zeit.`,
};

const messages: ForecastMessages = {
  head,
  details,
  kinds: {
    "notorious-monster": "Notorisches Monster",
    "eureka-farm": "Eureka-Farm",
    "fragment-farm": "Frontsplitter-Farm",
  },
  collectionText: {
    all: "Notorische Monster, Schließkassetten und Frontsplitter-Farmen, die nächsten zuerst.",
    nm: "Die fünf NMs, für die sich Spieler versammeln, die nächsten zuerst.",
    "all-nms": "Alle NMs in Eureka, die Wetter oder Nacht brauchen, selbst oder durch ihren Trigger-Mob.",
    fragments: "Reflexionsfarmen in Bozja und Zadnor, die nächsten zuerst.",
    eurekafarms: "Schließkassetten und Logos-Splitter, die nächsten zuerst.",
  },
  area: (area) => `Abschnitt ${area}`,
  next: "Nächstes Zeitfenster",
  now: "Jetzt da",
  endsIn: "endet in",
  nothing: "Kein Zeitfenster in den nächsten 14 Tagen.",
  conflict: (weather, range) =>
    `Das Wetter (${weather}) gab es auch ${range}; in einer Instanz, die da offen war, kann das Monster schon erlegt sein.`,
  conflictNow: (needed, safe, time) =>
    `Betritt eine mit jetzt mindestens ${needed} Min. Restzeit (${safe} Min. um ${time}).`,
  conflictAt: (safe, time) => `Betritt eine, die um ${time} noch mindestens ${safe} Min. hat.`,
  conflictLater: (after, safe, time) =>
    `Sicher ist nur eine, die nach ${after} öffnet (um ${time} noch mindestens ${safe} Min.).`,
  conflictNew: (weather, range) =>
    `Das Wetter (${weather}) gab es schon ${range} und es geht nahtlos in dieses Fenster über; in jeder seither offenen Instanz kann das Monster schon erlegt sein. Sicher ist nur eine neue Instanz.`,
  conflictChipNew: "Konflikt: nur eine neue Instanz",
  copyPosition: "Position kopieren",
  check: {
    title: "Instanz prüfen",
    label: "Restzeit deiner Instanz",
    hint: "Wie das Spiel sie zeigt: 2:52, 172 oder 172m.",
    unread: "Das ist keine Restzeit: Eine Instanz dauert höchstens 180 Minuten.",
    good: (until) => `Gut bis ${until}.`,
    opened: (opened) => `Sie öffnete um ${opened}; seitdem gab es kein früheres Fenster, das zählt.`,
    gone: (from, to) => `Vielleicht schon weg: Diese Instanz war von ${from} bis ${to} offen.`,
    closes: (closes, start) => `Zu kurz: Sie schließt um ${closes}, bevor das Fenster um ${start} beginnt.`,
  },
  conflictChip: (safe) => `Konflikt: mindestens ${safe} Min. Restzeit`,
  copyDiscord: "Für Discord kopieren",
  copyText: "Kopieren",
  calendar: "Kalender",
  calendarAll: "Alle zum Kalender hinzufügen",
  copyAll: "Liste für Discord kopieren",
  saved: "Kalenderdatei gespeichert.",
  dial: (weather) => `Der Eorzea-Tag und sein Wetter; Wetter im Fenster: ${weather}`,
  strip: "Wetter, Phase für Phase",
  upcoming: "Demnächst",
  top: "Längste Fenster, nächste 14 Tage",
  ended: "Eben vorbei",
  endedAgo: (duration) => `seit ${duration} vorbei`,
  inTime: (duration) => `in ${duration}`,
  nowLeft: (duration) => `jetzt, noch ${duration}`,
  more: "Mehr zeigen",
  why: "Warum dieses Fenster",
  where: "Wo",
  guide: "So geht’s",
  withLogograms: "Mit Logos-Splittern",
  copyAllText: "Liste als Text kopieren",
  share: "Teilen",
  linkCopied: "Link kopiert.",
};

export default messages;
