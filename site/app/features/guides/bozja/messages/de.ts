import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "Ränge und Frontwissen",
      lead: "Was jeder Widerstandsrang freischaltet und wie du das Frontwissen dafür bekommst.",
      first: [
        "Geh mit einem Job ab der Stufe aus der Tabelle hinein; höhere werden angeglichen.",
        "Nimm an Scharmützeln und Gefechten teil: Bei beiden bekommst du Frontwissen.",
        "Steig im Rang auf, sobald du genug hast: Die Tabelle zeigt, was das freischaltet.",
      ],
    },
    clusters: {
      title: "Bozja-Polykristalle",
      lead: "Welche Gegner Polykristalle fallen lassen und welche Frontsplitter du dafür bekommst.",
      first: [
        "Bekämpfe Magitek-Gegner: Die Karte zeigt jeden Standort.",
        "Sieh vor dem Farmen nach, was du für Polykristalle bekommst.",
        "Tausche Polykristalle bei der Beschaffungsoffizierin gegen die Frontsplitter aus der Liste unten.",
      ],
    },
    finds: {
      title: "Verschollene Kommandos",
      lead: "Von Frontsplittern zu Kommandos in deinem Holster.",
      first: [
        "Sammle Frontsplitter bei ihrem Wetter oder in Scharmützeln und Gefechten.",
        "Lass sie begutachten: Jeder ergibt zufällig eines seiner Kommandos.",
        "Fülle dein Holster bis zum Höchstgewicht und lege zwei Kommandos an.",
      ],
    },
    duels: {
      title: "Duelle",
      lead: "Einer allein gegen einen Boss.",
      first: [
        "Nimm an dem Gefecht teil, das das Duell auslöst.",
        "Nur einer darf hinein; das Zeitlimit steht in der Tabelle.",
        "Bring einen Zaubertrank und Kommandos mit, die dich ohne Heiler am Leben halten.",
      ],
    },
    castrum: {
      title: "Castrum Lacus Litore",
      lead: "Wer beim Großangriff an der Südfront dabei sein darf und wie sich eine Gruppe vorbereitet.",
      first: [
        "Erreiche den Rang aus der Tabelle.",
        "Sei im Gebiet, wenn der Angriff beginnt: Die Tabelle zeigt, wie viele teilnehmen können.",
        "Mit einer Gruppe: Teile Plätze und Aufgaben in einem Link.",
      ],
    },
    dalriada: {
      title: "Die Dalriada",
      lead: "Wer auf das Festungsschiff von Zadnor darf und wie sich eine Gruppe vorbereitet.",
      first: [
        "Erreiche den höchsten Rang und schließe den Auftrag aus der Tabelle ab.",
        "Sei im Gebiet, wenn der Angriff beginnt: Die Tabelle zeigt, wie viele teilnehmen können.",
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
  syncedTo: "Angeglichen an Stufe",
  mettle: "Frontwissen",
  weight: "Mögliche Kommandos",
  duel: "Duell",
  boss: "Boss",
  calledBy: "Ausgelöst durch",
  place: "Ort",
  players: "Spieler",
  advised: "Empfohlen",
  minutes: "Minuten zu Beginn",
  minutesMore: (minutes, more) => `${minutes}, dazu ${more} pro Boss und für die Gefangenen`,
  minutesMoreUnknown: (minutes) => `${minutes}, dazu weitere nach Kämpfen`,
  skirmishes: "Scharmützel",
  engagements: "Kritische Gefechte",
};

export default messages;
