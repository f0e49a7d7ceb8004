import type { CreditsMessages } from "./en.ts";

const messages: CreditsMessages = {
  title: "Mitwirkende und Datenschutz",
  description:
    "Wessen Symbole, Schriften, Daten und Holster im Almanach stecken und unter welchen Lizenzen; was er im Browser speichert und was er abruft.",
  lead: "Dieser Almanach baut auf der Arbeit anderer auf. Hier steht, wer sie sind, welche Bedingungen gelten und was die Seite über dich weiß: nichts.",
  contents: "Auf dieser Seite",
  art: "Zeichnungen",
  artText:
    "Die sieben Szenen, die Tafeln der Referenz, die Karten, die Wettersymbole und das Logo wurden für Foray Almanac gezeichnet.",
  plates: "Die Tafeln der Referenz",
  glyphs: "Symbole und Schriften",
  glyphsText:
    "Symbole von Kommandos, Monstern und Markierungen wurden umgefärbt und auf Plättchen gesetzt; ihre Punkte wurden auf ein Raster von 144 gerundet.",
  fontsText:
    "Titel sind in Marcellus gesetzt, Text und Ziffern in Figtree; das Japanische der Linkvorschauen in Zen Antique und Zen Kaku Gothic New.",
  data: "Spieldaten",
  dataText:
    "FINAL FANTASY XIV © SQUARE ENIX. Namen, Zahlen und Wettertabellen stammen aus dem Spiel; die ausgelieferte Seite enthält weder Bilder noch Texte oder Töne daraus.",
  marketText: "Marktpreise werden von Spielern gesammelt; die Antworten kommen von",
  holsters: "Holster",
  holstersText:
    "Die Holster für Delubrum Reginae (episch) stammen von diesen Raid-Leitern und stehen hier so, wie sie veröffentlicht wurden.",
  marks: "Wie sicher ein Wert ist",
  marksText:
    "Ein Wert ohne Markierung stammt aus den Spieldateien, oder unabhängige Quellen stimmen überein. Eine gepunktete Linie steht für Zweifel: Zeige mit der Maus darauf, steuere sie mit der Tastatur an oder tippe sie an, um zu sehen, warum der Wert weniger sicher ist.",
  facts: "Quellen der Fakten",
  factsText:
    "Positionen, Bedingungen, Erfolgssträhnen und Beute haben Spieler gesammelt; sie wurden gegeneinander geprüft. Übernommen wurden nur Fakten, keine Sätze und kein Code.",
  noLicence: "keine genannt",
  factsOnly: (terms) => `${terms}; nur Fakten`,
  taken: { sheets: "Datentabellen des Spiels", itemIds: "Nummern der Gegenstände" },
  software: "Software in den Seiten",
  privacy: "Datenschutz",
  privacyText:
    "Es gibt keine Konten, keine Cookies und keinen Server, der etwas über dich speichert: Die Seiten sind Dateien, und alles wird in deinem Browser berechnet. Die Spielanbindung verbindet sich mit einem Programm auf deinem eigenen Rechner, und das erst nach deinem Klick; was sie liest, bleibt auf deinen Tafeln.",
  stored: "Was gespeichert wird",
  storedText:
    "Nur in deinem eigenen Browser: was du wählst und welche Seiten du zuletzt geöffnet hast. Löschst du die Websitedaten, ist alles weg.",
  storedAll: "Alle Einträge mit Namen",
  keys: {
    theme: "Hell, dunkel oder wie das System.",
    language: "Sprache der Oberfläche.",
    nameLanguage: "Sprache der Namen aus dem Spiel.",
    hourCycle: "12 oder 24 Stunden.",
    timeZone: "Zeitzone aller Zeiten, falls du eine gewählt hast.",
    universalisServer: "Region, Datenzentrum oder Welt, deren Marktpreise du siehst.",
    marketPrices: "Marktpreise, die du in den letzten Tagen gesehen hast, damit eine Seite sie sofort zeigt.",
    pinnedZones: "Gebiete, die du zur Wettertabelle der Uhr hinzugefügt hast.",
    recentFinds: "Die letzten fünf Dinge, die du aus der Suche geöffnet hast.",
    pins: "Seiten, die du angeheftet hast.",
    lastPages: "Die letzten sechs Seiten, die du geöffnet hast, für die Startseite.",
    homeLogograms: "Ob Logos-Farmen bei „Als Nächstes“ mitzählen.",
    alarms: "Alarme, die du gesetzt hast: wofür, wie früh und mit welchem Ton.",
    weatherSearches: "Wettersuchen, die du gespeichert hast, und ihre Alarme.",
    alarmsRung: "Welche Alarme schon geklingelt haben, damit keiner zweimal klingelt.",
    timers: "Timer, die du gestartet hast.",
    instanceAnswers:
      "Zeiten der Abenteurerliste und Erscheinungen, die du beim Prüfen der Instanz eingegeben hast, sechs Stunden lang.",
    playTimes: "Tage und Stunden, in denen du spielen kannst.",
    tonight: "Was du dir für einen Abend wünschst und wie lange du von Ort zu Ort brauchst.",
    mapLayers: "Ebenen, die auf jeder Karte gezeigt werden.",
    mapNames: "Ob die Karten Namen zeigen.",
    mapPins: "Pins, die du auf die Karten gesetzt hast.",
    mapPinsShown: "Karten, auf denen deine Pins ausgeblendet sind.",
    mapPicture: "Karten, für die du das Kartenbild aus dem Spiel gewählt hast, sofern es installiert ist.",
    towerBoard: "Die Gruppe in deinem Turm-Planer.",
    formerRuns: "Runs, die du im Run-Planer geplant hast.",
    runRegulars: "Spieler, die du als Stammspieler deiner Runs behältst.",
    runTemplates: "Deine eigenen Texte für Nachrichten zu einem Run.",
    hostedRuns:
      "Runs, für die du Anmeldungen annimmst: der Link der Leitung, der Plan und was noch nicht gesendet ist.",
    ownSignUps: "Anmeldungen, die du geschickt hast, mit dem Schlüssel, mit dem du sie ändern kannst.",
    moments: "Alarme, die du für einen Run gesetzt hast: Passwörter und Start.",
    holsterRun: "Der Holster-Run, an dem du arbeitest.",
    mapRouteRuns: "Routen, die du auf den Karten abläufst: welche Stationen erledigt sind.",
    lastPortalSection: "Der Abschnitt, in dem du zuletzt ein Portal vermerkt hast.",
    holsterRuns: "Für wie viele Runs du deine Holster planst.",
    sidebarFolded: "Gruppen der Seitenleiste, die du eingeklappt hast.",
    sidebarRail: "Ob du die Seitenleiste eingeklappt hast.",
    fightPart: "Rolle, Gruppe und Phantomjob, die du für Kämpfe gewählt hast.",
    fightWays: "Welches Vorgehen du in jedem Kampf für eine Mechanik gewählt hast.",
    fightPulls: "Die Pulls dieses Abends je Kampf: wie viele und der längste.",
    spokenCalls: "Ob Ansagen gesprochen werden und wie lange vorher.",
    lasting:
      "Ob dieser Browser gebeten wurde, all das zu behalten, und ob du den Hinweis gesehen hast, dass er es vielleicht nicht tut.",
    mapTicks: "Markierungen, die du auf den Karten abgehakt hast.",
    things:
      "Alles, was du besitzt oder erreicht hast: Logos-Splitter, verschollene Kommandos, Frontsplitter, Phantomjobs, Reliktwaffen, Fronterlebnisse und die Kreszentia-Chronik.",
    eurekaPrices: "Preise für Logos-Splitter, die du selbst eingetragen hast.",
  },
  scroll: "Wie weit du auf jeder Seite gescrollt warst, nur für diesen Tab.",
  caches: "Kopien der eigenen Dateien der Seite, damit sie auch offline läuft.",
  pictureTimes:
    "Wann die Bilder eines Bildpakets zuletzt zu sehen waren, damit die ältesten zuerst gelöscht werden.",
  relay: "Was ein Relay sieht",
  relayText:
    "Live-Tafeln und Anmeldungen per Link laufen über ein Relay, falls diese Website eines nutzt. Alles wird in deinem Browser verschlüsselt, mit Schlüsseln, die nur in Links stehen. Das Relay sieht deine IP-Adresse, wann du sendest und in groben Stufen, wie viel. Eine Live-Tafel behält es bis vier Stunden nach dem letzten Eintrag, Anmeldungen und Runs bis 14\u00a0Tage nach der letzten Änderung; Adressen protokolliert es nicht. Die Leitung eines Runs kann alle seine Anmeldungen sofort löschen.",
  requested: "Was abgerufen wird",
  requestedText:
    "Die eigenen Dateien der Seite. Nur wo Preise gezeigt werden, gehen die Nummern dieser Gegenstände und die gewählte Region an universalis.app, sonst nichts.",
  noAnalytics: "Besuche werden nicht gezählt.",
  analytics:
    "Besuche werden ohne Cookies und ohne Suchbegriffe gezählt; gar nicht, wenn dein Browser darum bittet, dich nicht zu verfolgen.",
  changelog: "Was sich in jeder Version geändert hat",
};

export default messages;
