import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "Ränge und Frontwissen",
      lead: "Was jeder Widerstandsrang freischaltet und wie du das Frontwissen dafür bekommst.",
      first: [
        "Geh mit einem Job ab der Stufe der Tabelle hinein; höhere werden angeglichen.",
        "Nimm an Scharmützeln und Gefechten teil: Beide geben Frontwissen.",
        "Steig im Rang auf, sobald es reicht: Die Tabelle zeigt, was das freischaltet.",
      ],
    },
    clusters: {
      title: "Bozja-Polykristalle",
      lead: "Welche Gegner Polykristalle fallen lassen und welche Frontsplitter du dafür bekommst.",
      first: [
        "Bekämpfe Magitek-Gegner: Die Karte zeigt jeden Platz.",
        "Schau unten nach, was du für einen Polykristall bekommst, bevor du sammelst.",
        "Tausche Polykristalle bei der Beschaffungsoffizierin gegen die Frontsplitter unten.",
      ],
    },
    finds: {
      title: "Verschollene Kommandos",
      lead: "Von Frontsplittern zu Kommandos in deinem Holster.",
      first: [
        "Sammle Frontsplitter nach Wetter oder in Scharmützeln und Gefechten.",
        "Lass sie begutachten: Jeder ergibt eines seiner Kommandos.",
        "Füll dein Holster bis zum Höchstgewicht und lege zwei Kommandos fest.",
      ],
    },
    duels: {
      title: "Duelle",
      lead: "Einer allein gegen einen Boss.",
      first: [
        "Nimm an dem Gefecht teil, das das Duell auslöst.",
        "Nur einer darf hinein: Die Tabelle zeigt, für wie lange.",
        "Bring einen Zaubertrank und Kommandos mit, die dich ohne Heiler am Leben halten.",
      ],
    },
    castrum: {
      title: "Castrum Lacus Litore",
      lead: "Wer beim Großangriff der Südfront dabei ist und wie sich eine Gruppe vorbereitet.",
      first: [
        "Steig auf den Rang der Tabelle.",
        "Sei im Gebiet, wenn der Angriff beginnt: Die Tabelle zeigt, wie viele teilnehmen können.",
        "Mit einer Gruppe: Teile Plätze und Aufgaben in einem Link.",
      ],
    },
    dalriada: {
      title: "Die Dalriada",
      lead: "Wer auf das Festungsschiff von Zadnor darf und wie sich eine Gruppe vorbereitet.",
      first: [
        "Steig auf den letzten Rang und schließ den Auftrag der Tabelle ab.",
        "Sei im Gebiet, wenn es beginnt: Die Tabelle zeigt, wie viele teilnehmen können.",
        "Mit einer Gruppe: Teile Plätze und Aufgaben in einem Link.",
      ],
    },
  },
  title: "Bozja-Leitfaden",
  lead: "Kurze Seiten zu Rängen, Polykristallen, Frontsplittern, Duellen und den beiden Großangriffen, alle aus den Daten des Almanachs.",
  eyebrow: "Bozja und Zadnor",
  rank: "Rang",
  opens: "Was jeder Rang freischaltet",
  fragment: "Frontsplitter",
  clusters: "Polykristalle",
  kind: "Art",
  zone: "Gebiet",
  jobLevel: "Jobstufe",
  syncedTo: "Angeglichen auf",
  mettle: "Frontwissen",
  weight: "Mögliche Kommandos",
  duel: "Duell",
  boss: "Boss",
  calledBy: "Ausgelöst durch",
  place: "Ort",
  players: "Spieler",
  advised: "Empfohlen",
  minutes: "Minuten zu Beginn",
  minutesMore: (minutes, more) => `${minutes}, dazu je ${more} pro Boss und für die Gefangenen`,
  minutesMoreUnknown: (minutes) => `${minutes}, dazu weitere nach Kämpfen`,
  skirmishes: "Scharmützel",
  engagements: "Gefechte",
};

export default messages;
