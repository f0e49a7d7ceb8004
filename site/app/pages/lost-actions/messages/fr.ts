import type { LostMessages } from "./en.ts";

const messages: LostMessages = {
  categories: {
    offensive: "Attaquant",
    defensive: "Défenseur",
    restorative: "Soigneur",
    beneficial: "Auxiliaire",
    tactical: "Éclaireur",
    detrimental: "Sapeur",
    item: "Objets",
    essence: "Essences",
    deepEssence: "Essences profondes",
    pureEssence: "Essences pures",
  },
  exclusions: {
    attackType: "Une seule décide du type des attaques ; la dernière l’emporte.",
    banner: "Un seul étendard à la fois.",
    essence: "Une seule essence à la fois.",
    movementSpeed: "Elles ne se cumulent pas.",
    statusWard: "Elles ne se cumulent pas.",
  },
  title: "Actions oubliées",
  lead: "Tout ce qu’un étui de Bozja et de Zadnor peut contenir : ce que chaque action fait et comment l’obtenir.",
  eyebrow: "Bozja et Zadnor",
  back: "Toutes les actions oubliées",
  loading: "Chargement…",
  usual: "Habituelle à Delubrum Reginae (sadique)",
  from: "Comment l’obtenir",
  appraised: (chance) =>
    chance === 1 ? "Il ne donne rien d’autre" : `L’un des ${chance} résultats possibles`,
  rank: (rank) => `dès le rang de résistance ${rank}`,
  usedIn: "Utilisée dans",
  usedInHolsters: (count) => (count === 1 ? "1 étui" : `${count} étuis`),
  usedInNone: "Dans aucun des étuis publiés.",
  inHolster: "Préparer un étui",
  siblings: (fragment) => `Aussi dans ${fragment}`,
  makeTitle: "Que puis-je obtenir ?",
  makeLead:
    "Cochez les éclats oubliés que vous avez. Ce qu’ils peuvent donner suit, meilleures chances d’abord.",
  makeOdds: (odds) => `${odds} par éclat oublié`,
  makeNote:
    "Chances calculées comme si un éclat oublié donnait chacune de ses actions aussi souvent ; le jeu ne les publie pas.",
  makeNone: "Rien de coché pour l’instant.",
  makeClear: "Tout décocher",
  makeOwned: "Vos éclats oubliés",
  makeYield: (count) => (count <= 1 ? `${count} action` : `${count} actions`),
};

export default messages;
