import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "Ränge und Kampfgeist",
      lead: "Was jeder Widerstandsrang öffnet und was den Kampfgeist dafür gibt.",
      first: [
        "Geh mit einem Job ab der Stufe der Tabelle hinein; höhere werden angeglichen.",
        "Nimm an Scharmützeln und Gefechten teil: Beide geben Kampfgeist.",
        "Steig im Rang auf, sobald es reicht: Die Tabelle sagt, was sich öffnet.",
      ],
    },
    clusters: {
      title: "Bozja-Polykristalle",
      lead: "Welche Gegner Polykristalle fallen lassen und welche Frontsplitter man dafür bekommt.",
      first: [
        "Bekämpfe Magitek-Gegner: Die Karte zeigt jeden Platz.",
        "Sieh unten, was ein Polykristall kauft, bevor du sammelst.",
        "Tausche Polykristalle beim Quartiermeister gegen die Frontsplitter unten.",
      ],
    },
    finds: {
      title: "Verschollene Kommandos",
      lead: "Von Frontsplittern zu Kommandos in deinem Holster.",
      first: [
        "Sammle Frontsplitter nach Wetter oder in Scharmützeln und Gefechten.",
        "Lass sie begutachten: Jeder gibt eines seiner Kommandos.",
        "Füll dein Holster bis zum Höchstgewicht und lege zwei Kommandos fest.",
      ],
    },
    duels: {
      title: "Duelle",
      lead: "Kämpfe eines Einzelnen gegen einen Boss.",
      first: [
        "Nimm an dem Gefecht teil, das das Duell ruft.",
        "Nur einer wird eingelassen: Die Tabelle sagt, für wie lange.",
        "Bring eine Essenz und Kommandos mit, die dich ohne Heiler am Leben halten.",
      ],
    },
    castrum: {
      title: "Castrum Lacus Litore",
      lead: "Wer beim Großangriff der Südfront dabei ist und wie sich eine Gruppe vorbereitet.",
      first: [
        "Steig auf den Rang der Tabelle.",
        "Sei im Gebiet, wenn der Angriff beginnt: Die Tabelle sagt, wie viele er fasst.",
        "Mit einer Gruppe: Teile Plätze und Aufgaben in einem Link.",
      ],
    },
    dalriada: {
      title: "Die Dalriada",
      lead: "Wer auf das Festungsschiff von Zadnor darf und wie sich eine Gruppe vorbereitet.",
      first: [
        "Steig auf den letzten Rang und schließ den Auftrag der Tabelle ab.",
        "Sei im Gebiet, wenn es beginnt: Die Tabelle sagt, wie viele es fasst.",
        "Mit einer Gruppe: Teile Plätze und Aufgaben in einem Link.",
      ],
    },
  },
  title: "Bozja-Leitfaden",
  lead: "Kurze Seiten zu Rängen, Polykristallen, Frontsplittern, Duellen und den beiden Großangriffen, alle aus den Daten des Almanachs.",
  eyebrow: "Bozja und Zadnor",
  rank: "Rang",
  opens: "Was jeder Rang öffnet",
  fragment: "Frontsplitter",
  clusters: "Polykristalle",
  kind: "Art",
  zone: "Gebiet",
  jobLevel: "Jobstufe",
  syncedTo: "Angeglichen auf",
  mettle: "Kampfgeist",
  weight: "Mögliche Kommandos",
  duel: "Duell",
  boss: "Boss",
  calledBy: "Gerufen von",
  place: "Ort",
  players: "Spieler",
  advised: "Empfohlen",
  minutes: "Minuten",
  skirmishes: "Scharmützel",
  engagements: "Gefechte",
};

export default messages;
