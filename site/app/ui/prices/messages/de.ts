import type { PriceMessages } from "./en.ts";

const messages: PriceMessages = {
  gil: (amount) => `${amount} Gil`,
  loading: (place) => `Marktpreise für ${place} werden geholt …`,
  ready: (place) => `Marktpreise für ${place}.`,
  source: "Preise: Universalis",
  stale: (age) => `Die gezeigten Preise sind ${age} alt.`,
  repeating: "Gleich folgt ein neuer Versuch.",
  trouble: {
    offline: "Kein Netz, daher keine neuen Marktpreise. Sie kommen, sobald du wieder verbunden bist.",
    rateLimited: "Der Preisdienst weist uns gerade ab: zu viele Anfragen, oder er ist nicht erreichbar.",
    failed: "Der Preisdienst antwortet nicht.",
    unreadable: "Der Preisdienst hat etwas geschickt, das keine Preise sind.",
    unknownPlace:
      "Der Preisdienst kennt die gewählte Region, das Datenzentrum oder die Welt nicht. Wähle in den Einstellungen etwas anderes.",
  },
  retry: "Erneut versuchen",
  average: "Verkauft für Ø",
  cheapest: "Günstigste",
  listing: (price, quantity, world) => `${price} × ${quantity} auf ${world}`,
  listingHere: (price, quantity) => `${price} × ${quantity}`,
  empty: "Keine Angebote.",
  noSales: "keine Verkäufe",
  unknown: "Der Dienst hat hierfür keine Preise.",
  unmarketable: "Auf dem Marktbrett nicht handelbar.",
  waiting: "Preis folgt …",
};

export default messages;
