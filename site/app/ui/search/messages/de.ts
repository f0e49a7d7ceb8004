import type { SearchMessages } from "./en.ts";

const messages: SearchMessages = {
  title: "Alles durchsuchen",
  field: "Monster, Kommando, Job, Ort, Welt …",
  short: "Suchen",
  close: "Schließen",
  loading: "Das Verzeichnis wird geladen …",
  failed: "Die Suche konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",
  retry: "Noch einmal versuchen",
  finds: "Gefunden",
  results: (count) => (count === 1 ? "1 Treffer" : `${count} beste Treffer`),
  none: (text) => `Nichts heißt „${text}“. Namen in jeder Sprache des Spiels werden verstanden.`,
  regionSet: (world) => `Marktpreise kommen jetzt von ${world}`,
  kinds: {
    page: "Seite",
    forecast: "Vorhersage",
    monster: "Notorisches Monster",
    lostAction: "Verlorenes Kommando",
    logosAction: "Logos-Kommando",
    phantomJob: "Phantomjob",
    phantomAction: "Phantom-Kommando",
    encounter: "Gefecht",
    fate: "FATE",
    place: "Ort",
    map: "Karte",
    holster: "Holster",
    loadout: "Ausrüstung",
    world: "Marktregion",
  },
  keys: {
    title: "Tasten",
    search: "Alles durchsuchen",
    searchAnywhere: "Suchen, auch beim Schreiben",
    move: "Durch die Treffer gehen",
    open: "Öffnen",
    openNew: "In neuem Tab öffnen",
    close: "Dialog oder Menü schließen",
    next: "Zum nächsten Bedienelement",
    list: "Diese Liste",
  },
};

export default messages;
