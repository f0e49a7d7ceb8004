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
  together: "Mehrere zusammen",
};

const head: ForecastMessages["head"] = {
  collectionText: (text) => `${text} Zeiten in deiner Zeitzone, auf die Sekunde genau.`,
  night: "Nacht",
  title: (name) => `${name}: nächste Spawnzeiten`,
  text: (name, zone, when) =>
    `${name} (${zone}, ${when}): die nächsten Zeitfenster mit Countdown, Ortszeit und Eorzea-Zeit.`,
};

const guidePart: ForecastMessages["guidePart"] = {
  mutated: "Sie müssen mutieren: Bekämpfe sie, bis das Wetter ihr Element ändert.",
  adapted: "Sie brauchen Adaption: Lass sie am Leben, bis das Wetter sie stärkt.",
  rate: (least, most) => `${least} bis ${most} von ihnen mutieren.`,
  rateLow: "Nur wenige mutieren.",
  chain: (chain) => `Die beste Beute gibt es bei Erfolgssträhne ${chain}.`,
  build: (chain) => `Bring zuerst die Erfolgssträhne auf ${chain}.`,
  killAt: (chain) => `Töte das Exergon als ${chain}. Gegner der Erfolgssträhne.`,
  boxes: (count) => `Erfolgssträhne 30 bringt ${count === 1 ? "1 Kassette" : `${count} Kassetten`}.`,
  extraBox: (name) => `${name}: Erfolgssträhne 30 bringt eine Kassette mehr.`,
  noExtraBox: (name) => `${name}: Erfolgssträhne 30 bringt keine weitere Kassette.`,
  hold: "Heb den letzten mutierten Gegner für den dreißigsten Kill auf.",
  holdThese: (names) => `Heb diese für den dreißigsten Kill auf: ${names}.`,
  builders: (names) => `Damit baust du die Erfolgssträhne auf: ${names}.`,
  holder: "Ein zweiter Verteidiger hält ihn so lange.",
  recipe: "Ein Weg zur Erfolgssträhne",
  kills: (count, names, when) =>
    `${count === "all" ? "alle:" : count === "some" ? "einige:" : `${count} ×`} ${names}${when === "night" ? " (nachts)" : when === "day" ? " (tags)" : ""}`,
  magia: (count, element) => `${count} ${element}`,
  magiaTitle: "Magia-Tafel",
  keeps: "Ein Gegner mit Adaption bleibt, auch wenn das Wetter endet.",
  reflect: "Reflexionsfarm: Seine eigenen Zauber töten es.",
  gearOff: "Lege Ausrüstung ab, damit sein Zauber beim Zurückwerfen hart genug trifft.",
  outside: "Wirke Reflexion außer Sichtweite, dann geh heran.",
  action: (name) => `Kommando: ${name}.`,
  essence: (name) => `Zaubertrank: ${name}.`,
  defensive: (count) => (count === 0 ? "Keine Magia in der Abwehr." : `${count} Magia in der Abwehr.`),
  sync: (monster, level) =>
    `Für eine Erfolgssträhne musst du unter seiner Stufe sein: Das FATE in der Nähe (${monster}) gleicht dich an Stufe ${level} an.`,
  syncAny: "Gleiche deine Stufe an ein Notorisches Monster in der Nähe an.",
  highChain: "Lange Erfolgssträhnen bringen mehr.",
  optional: (name, level, drops) => `In der Nähe: ${name} (Stufe ${level}), Beute: ${drops}.`,
  alternative: (monster, weather) => `Zweite Wahl: ${monster} (Wetter: ${weather}).`,
  lethal: (name) => `${name} tötet schon mit Auto-Attacken.`,
  whyTable: (zone) => `Wetter nach Zufallswert: ${zone}`,
  whyBefore: (weather) => `Davor: ${weather}.`,
  whyNight: (hours) =>
    `Die Gegner erscheinen nachts, ${hours}. So sagen es zwei Quellen; bei zwei anderen beginnt die Nacht eine Stunde später.`,
  monsters: "Monster",
  calledBy: (name, level) => `Trigger-Mob: ${name} (Stufe ${level})`,
  calledWeather: "nur bei diesem Wetter",
  rewards: "Belohnung",
  respawn: (minutes) => `Wieder ab ${minutes}\u00a0Min. nach dem Spawn`,
  chooseMonster: "Gegner für die Farm",
  whyPeriod: (hours, roll, weather) => `${hours}: Zufallswert ${roll}, ${weather}`,
  whyAnyWeather: "Das Wetter ist egal.",
  calledNight: (hours) => `nur nachts, ${hours}`,
};

const messages: ForecastMessages = {
  guidePart,
  head,
  details,
  kinds: {
    "notorious-monster": "Notorisches Monster",
    "eureka-farm": "Eureka-Farm",
    "fragment-farm": "Frontsplitter-Farm",
  },
  collectionText: {
    all: "Notorische Monster, Schließkassetten und Frontsplitter-Farmen, die nächsten zuerst.",
    nm: "Die fünf NMs, für die sich Gruppen sammeln, die nächsten zuerst.",
    "all-nms": "Alle NMs in Eureka, die Wetter oder Nacht brauchen, selbst oder durch ihren Trigger-Mob.",
    fragments: "Reflexionsfarmen in Bozja und Zadnor, die nächsten zuerst.",
    eurekafarms: "Schließkassetten und unprospektierte Logos-Splitter, die nächsten zuerst.",
  },
  area: (area) => `Abschnitt ${area}`,
  next: "Nächstes Zeitfenster",
  now: "Jetzt da",
  endsIn: "endet in",
  thenAt: (time) => `danach ${time}`,
  nothing: "Kein Zeitfenster in den nächsten 14 Tagen.",
  conflictChip: (minutes) => `Konflikt: niedrigste „Restliche Zeit“ prüfen (${minutes}\u00a0Min.)`,
  conflictChipAdjoining: "Konflikt: nach Tracker fragen",
  copyPosition: "Position kopieren",
  check: {
    title: "Instanz prüfen",
    lowest: "Niedrigste „Restliche Zeit“",
    lowestHint:
      "Aus der Abenteurerliste; im Gebiet öffnet sie die Spielersuche. Zum Beispiel 2:52, 172 oder 172m.",
    own: "Deine eigene Zeit",
    ownHint: "Nur für das Ende deines Aufenthalts. Über die Instanz sagt sie nichts.",
    appeared: "Zuletzt erschienen, falls bekannt",
    appearedHint:
      "Aus einem Tracker oder dem /shout: eine Uhrzeit (13:05) oder vor wie vielen Minuten (25m).",
    fromBoard: (time) => `Auf deiner Tafel steht ${time}.`,
    unread:
      "Nicht lesbar. Schreibe Stunden und Minuten (2:52) oder Minuten (172 oder 172m), höchstens 180 Minuten.",
    unreadTime: "Nicht lesbar. Schreibe eine Uhrzeit (13:05) oder vor wie vielen Minuten (25m).",
    appearedAhead:
      "Das ist über sechs Stunden her. Schreibe, wann es zuletzt erschienen ist, falls es seitdem noch einmal da war.",
    wasOpen: (since, range) =>
      `Offen seit ${since} oder früher, also auch im Zeitraum ${range}. Vielleicht ist es schon weg. Frage nach einem Tracker.`,
    wasOpenLate: (range) =>
      `Ist es damals erschienen, kommt es im Zeitraum ${range} wieder: Es fällt nicht aus, es kommt nur später.`,
    notListed:
      "Von der Liste war zu dieser Zeit niemand hier. Das verbessert die Chancen, beweist aber nichts: Wer früher da war, kann schon gegangen sein.",
    unknown:
      "Deine eigene Zeit sagt nichts über die Instanz: Alle beginnen mit 180\u00a0Minuten. Gib die niedrigste Zeit aus der Abenteurerliste ein.",
    free: "Kurz davor gab es dieses Wetter nicht; du musst nichts prüfen.",
    back: (appeared, from) => `Es ist um ${appeared} erschienen, kann also ab ${from} wieder da sein.`,
    backLate: (end) => `Das ist nach diesem Fenster, das um ${end} endet.`,
    openSince: (since) => `Offen seit ${since} oder früher.`,
    ownBefore: (end, start) =>
      `Deine Zeit endet um ${end}, bevor das Fenster um ${start} beginnt. Geh hinaus und wieder hinein, dann hast du wieder 180\u00a0Minuten.`,
    ownDuring: (end) => `Deine Zeit endet um ${end}, mitten im Fenster.`,
    ownAfter: (end) => `Deine Zeit endet um ${end}, nach dem Fenster.`,
  },
  copyDiscord: "Für Discord kopieren",
  copyText: "Kopieren",
  calendar: "Kalender",
  calendarAll: "Alle in den Kalender",
  copyAll: "Liste für Discord kopieren",
  saved: "Kalenderdatei gespeichert.",
  dial: (weather) => `Der Eorzea-Tag und sein Wetter; in diesem Fenster: ${weather}`,
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
