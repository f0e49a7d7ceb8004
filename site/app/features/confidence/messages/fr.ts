import type { DoubtMessages } from "./en.ts";

const messages: DoubtMessages = {
  marks: {
    oneSource: {
      word: "une seule source",
      means: "Un seul joueur ou une seule liste le dit ; personne d’autre ne l’a confirmé.",
    },
    timed: {
      word: "relevé par des joueurs",
      means: "Des joueurs l’ont mesuré eux-mêmes ; les fichiers du jeu ne le disent pas.",
    },
    game: {
      word: "d’après les outils des joueurs",
      means: "Relevé en jeu par les outils des joueurs ; les tables publiées ne l’ont pas.",
    },
  },
  differ: (others) => `les sources divergent : ${others}`,
  differShort: "les sources divergent",
  differMeans: "La valeur affichée est la mieux attestée ; les autres sont citées.",
  nobodyKnows: "personne ne le sait encore",
  nobodyKnowsMeans: "Ni les fichiers du jeu ni les joueurs ne l’ont révélé.",
  notCollected: "non recensé ici",
  notCollectedMeans: "Connu ailleurs, mais dans aucune source que l’almanach peut utiliser.",
  dashMeans:
    "Un tiret (–) marque une valeur connue ailleurs, mais absente des sources que l’almanach peut utiliser.",
  asOf: (patch, day) => `Données de la mise à jour ${patch}, vérifiées le ${day}.`,
};

export default messages;
