import type { StartMessages } from "./en.ts";

const operations: StartMessages["operations"] = {
  eureka: {
    what: "Vier Gebiete für Jobs der Stufe 70. Alle Spieler beginnen mit Elementarstufe 1 und jagen in Gruppen Notorische Monster, von denen viele nur bei ihrem Wetter oder nachts erscheinen. Seit Patch 7.5 auch in der kostenlosen Testversion.",
    gets: ["Eureka-Waffen, Schritt für Schritt", "Schließkassetten und Hasentruhen", "Logos-Kommandos"],
    steps: [
      "Betritt Eureka Anemos mit einem Job der oben genannten Stufe.",
      "Suche die Ätheryten und die Auftrags-NPCs auf der Karte.",
      "Dreh die Magia-Tafel so, dass dein Angriff das Element hat, gegen das der Gegner schwach ist.",
      "Wähle ein Notorisches Monster nahe deiner Stufe und hilf mit, es auszulösen.",
      "Sieh nach, wann für die nächsten das Wetter passt, und setze einen Alarm.",
    ],
  },
  arsenal: {
    what: "Der Raid in Eureka Hydatos, für eine Gruppe, die Eureka abgeschlossen hat. Du betrittst ihn durch Portale, jedes mit eigener Nummer.",
    gets: ["Eureka-Fragmente für den letzten Schritt einer Eureka-Waffe"],
    steps: [
      "Erreiche die oben genannte Elementarstufe.",
      "Stelle das Vermächtnis deiner Rolle aus Logos-Splittern her.",
      "Wähle ein Loadout für deinen Platz in der Gruppe.",
      "Schließ dich einem Run an oder plane einen eigenen mit Plätzen und Passwörtern.",
      "Suche dein Portal auf der Karte und sei rechtzeitig dort.",
    ],
  },
  bozja: {
    what: "Zwei Schlachtfelder, die Bozja-Südfront und die Zadnor-Hochebene, auf denen du mit Frontwissen im Widerstandsrang aufsteigst, und der Raid Delubrum Reginae. Verschollene Kommandos bringst du im Holster mit. Seit Patch 7.5 auch in der kostenlosen Testversion.",
    gets: ["Widerstandswaffen", "Verschollene Kommandos", "Fronterlebnisse"],
    steps: [
      "Betritt die Bozja-Südfront und sieh nach, was jeder Rang freischaltet.",
      "Nimm an Scharmützeln und kritischen Gefechten teil: Bei beiden bekommst du Frontwissen.",
      "Sieh auf der Tafel nach, was jetzt da ist und was als Nächstes erscheinen kann.",
      "Lass Frontsplitter begutachten und fülle dein Holster.",
      "Steig im Rang auf, sobald dein Frontwissen reicht.",
    ],
  },
  occult: {
    what: "Zwei Gebiete für Jobs der Stufe 100, das südliche und das nördliche Kreszentia. Du steigerst deine Wissensstufe, nimmst einen Phantomjob dazu und bereitest dich auf den Fork-Turm vor.",
    gets: ["Phantomwaffen", "Phantomjobs", "Ausrüstung und mehr für Silber und Gold"],
    steps: [
      "Betritt das südliche Kreszentia mit einem Job der oben genannten Stufe und Gegenstandsstufe.",
      "Wähle einen Phantomjob.",
      "Kämpfe gegen Gegner deiner Stufe: Die Karte zeigt alle Stufen.",
      "Nimm an jeder kritischen Begegnung teil: Sie bringen am meisten.",
      "Sieh nach, was es für Silber und Gold gibt, bevor du beides ausgibst.",
    ],
  },
};

const messages: StartMessages = {
  title: "Erste Schritte",
  description:
    "Neu in Eureka, Baldesions Arsenal, Bozja oder Kreszentia? Was jede Feldexkursion ist, wie du sie freischaltest und was du in der ersten Stunde tust.",
  lead: "Jede Feldexkursion in Kürze: was sie ist, was du bekommst, wie du sie freischaltest und was du in der ersten Stunde tust.",
  gets: "Was du bekommst",
  operationsNav: "Feldexkursionen",
  sources: "Die meisten Angaben zu Aufträgen, NPCs und Voraussetzungen stammen hier aus nur einer Quelle.",
  newHere: "Neu hier? Erste Schritte",
  unlock: "So schaltest du es frei",
  firstHour: "Die erste Stunde",
  more: "Mehr dazu",
  names: { eureka: "Eureka", bozja: "Bozja und Zadnor", occult: "Kreszentia" },
  quest: "Auftrag",
  after: "Voraussetzung",
  story: (zone) => `die Geschichte (${zone})`,
  npc: "NPC",
  does: {
    start: "NPC (erster Auftrag)",
    quest: "NPC (Auftrag)",
    entry: "NPC (Zugang)",
    story: "NPC (Geschichte im Gebiet)",
  },
  level: "Jobstufe",
  itemLevel: "Gegenstandsstufe",
  noItemLevel: "beliebig",
  elementalLevel: "Elementarstufe",
  rank: "Widerstandsrang",
  mettle: "Frontwissen",
  operations,
};

export default messages;
