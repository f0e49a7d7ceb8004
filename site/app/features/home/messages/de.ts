import type { HomeMessages } from "./en.ts";

const messages: HomeMessages = {
  description:
    "Was in Eureka, Bozja und Kreszentia als Nächstes erscheint, und wann: Vorhersagen mit Countdown, Karten, Holster und Loadouts für die Feldexkursionen von FINAL FANTASY XIV.",
  eyebrow: "Eureka · Bozja · Kreszentia",
  lead: "Was als Nächstes erscheint, wann das Wetter wechselt, was du mitnimmst und wohin du gehst: Eureka, Bozja und Kreszentia an einem Ort.",
  community: "Du suchst einen Run? Schau hier:",
  next: "Als Nächstes",
  after: "Und danach",
  running: "Jetzt da",
  nothingRunning: "Gerade nichts.",
  left: (duration) => `noch ${duration}`,
  moreRunning: (count) => `und ${count} weitere`,
  wholeForecast: "Ganze Vorhersage öffnen",
  news: "Was ist neu?",
  logograms: "Auch Logos-Splitter",
  tonight: "Heute Abend",
  tonightRuler: "Der Abend nach Stunden",
  tonightNone: "Nichts von deiner Wunschliste erscheint in dieser Zeit.",
  tonightPlan: "Abend planen",
  yours: "Deine Seiten",
  pinned: "Angeheftet",
  pinnedNone: "Mit der Nadel neben den Einstellungen heftest du Seiten hier an.",
  timers: "Laufende Timer",
  timersNone: "Kein Timer läuft.",
  alarms: "Alarme",
  alarmsNone: "Kein Alarm gesetzt.",
  last: "Zuletzt geöffnet",
  lastNone: "Seiten, die du öffnest, erscheinen hier.",
  inTime: (duration) => `in ${duration}`,
  now: "jetzt",
  more: (count) => `${count} weitere`,
  unpin: (page) => `Nicht mehr anheften: ${page}`,
  charts: "Karten",
  portals: "BA-Portalkarte",
  morbols: "BA-Morbolkarte",
  questions: "Deine Frage",
  question: { start: "Neu hier?", now: "Was läuft heute?", where: "Wo ist das?", who: "Wer kommt mit?" },
  ways: "Womit anfangen?",
  wayTo: {
    forecast: {
      title: "Was als Nächstes kommt",
      text: "Monster, Kassetten und Splitter nach Wetter und Nacht, auf die Sekunde genau.",
    },
    eureka: {
      title: "Eureka",
      text: "Elementarstufen, Notorische Monster, Logos-Kommandos, Baldesions Arsenal.",
    },
    bozja: { title: "Bozja und Zadnor", text: "Ränge, verschollene Kommandos, Gefechte, Delubrum Reginae." },
    occult: {
      title: "Kreszentia",
      text: "Wissensstufen, Phantomjobs, kritische Begegnungen, Zauberpötte und die Fork-Türme.",
    },
  },
  scenes: {
    anemos: {
      title: "Anemos, der Sturmwind",
      alt: "Ein verfallener Turm auf einer schwebenden Insel; Kiefern und Gras beugen sich im Sturm.",
    },
    pagos: {
      title: "Pagos, das Herz aus Eis",
      alt: "Kristalle vor einem gefrorenen Wasserfall, über den Gipfeln das Polarlicht.",
    },
    pyros: {
      title: "Pyros, der brennende Berg",
      alt: "Lava fließt aus einem Vulkan durch ein Tal aus Basalt.",
    },
    hydatos: {
      title: "Hydatos, der versunkene Hof",
      alt: "Ein heller Turm vor dem Vollmond, gespiegelt im stillen Wasser zwischen zerbrochenen Säulen.",
    },
    "southern-front": {
      title: "Die Bozja-Südfront in der Dämmerung",
      alt: "Ein Feldlager vor einer Festung, vorn Banner, dahinter Suchscheinwerfer.",
    },
    zadnor: {
      title: "Zadnor über den Wolken",
      alt: "Ein Festungsschiff hängt über einem Wolkenmeer; zwei Späher blicken vom Hochland hinüber.",
    },
    "south-horn": {
      title: "Südliches Kreszentia, die Sichelbucht",
      alt: "Ein sichelförmiger Strand am Abend und in der Ferne ein blutroter Turm.",
    },
  },
};

export default messages;
