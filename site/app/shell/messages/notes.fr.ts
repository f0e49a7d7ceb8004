import type { NoteMessages } from "./notes.en.ts";

const messages: NoteMessages = {
  storageTrouble: "Votre navigateur ne garde rien pour ce site : les réglages durent jusqu’à sa fermeture.",
  clockBeyond:
    "L’horloge de cet appareil indique une date pour laquelle aucun temps ne se calcule. Réglez-la, et toutes les heures seront justes.",
  clockOff: (by, fast) =>
    fast
      ? `L’horloge de cet appareil avance de ${by}. Toutes les heures affichées sont décalées d’autant.`
      : `L’horloge de cet appareil retarde de ${by}. Toutes les heures affichées sont décalées d’autant.`,
  newVersion: "Une nouvelle version est prête. Elle s’ouvrira avec la prochaine page.",
  dismiss: "Masquer",
};

export default messages;
