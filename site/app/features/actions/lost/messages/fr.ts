import type { LostMessages } from "./en.ts";

const head: LostMessages["head"] = {
  listText: (lead) => `${lead} Avec recherche, rôles, poids, sources et prix.`,
  title: (name) => `${name} : effets et obtention`,
  text: (name, category, weight) =>
    `${name}, action oubliée de Bozja et de Zadnor (${category}, poids ${weight}) : ses effets, qui peut l’utiliser, l’éclat dont elle vient et où le trouver.`,
};

const messages: LostMessages = {
  head,
  categories: {
    offensive: "Attaquant",
    defensive: "Défenseur",
    restorative: "Soigneur",
    beneficial: "Auxiliaire",
    tactical: "Éclaireur",
    detrimental: "Sapeur",
    item: "Objets",
    essence: "Breuvages magiques",
    deepEssence: "Breuvages miraculeux",
    pureEssence: "Breuvages érémitiques",
  },
  exclusions: {
    attackType: "Une seule fixe le type de vos attaques ; la dernière utilisée l’emporte.",
    banner: "Un seul seuil à la fois.",
    essence: "Un seul breuvage à la fois.",
    movementSpeed: "Elles ne se cumulent pas.",
    statusWard: "Elles ne se cumulent pas.",
  },
  title: "Actions oubliées",
  lead: "Toutes les actions oubliées de Bozja et de Zadnor : ce que fait chacune et comment l’obtenir.",
  eyebrow: "Bozja et Zadnor",
  back: "Toutes les actions oubliées",
  loading: "Chargement…",
  usual: "Habituelle à Delubrum Reginae (sadique)",
  from: "Comment l’obtenir",
  appraised: (chance) => (chance === 1 ? "Seul résultat possible" : `L’un des ${chance} résultats possibles`),
  rank: (rank) => `dès le rang de résistant ${rank}`,
  usedIn: "Utilisée dans",
  usedInHolsters: (count) => (count < 2 ? `${count} mémento` : `${count} mémentos`),
  usedInNone: "Dans aucun des mémentos publiés.",
  siblings: (fragment) => `Aussi dans : ${fragment}`,
  makeTitle: "Que puis-je obtenir ?",
  makeLead:
    "Cochez les éclats oubliés que vous avez. Ce qu’ils peuvent donner s’affiche en dessous, meilleures chances d’abord.",
  makeOdds: (odds) => `${odds} par éclat oublié`,
  makeNote:
    "On suppose que toutes les actions d’un éclat oublié ont les mêmes chances ; le jeu ne les publie pas.",
  makeNone: "Rien de coché pour l’instant.",
  makeClear: "Tout décocher",
  makeOwned: "Vos éclats oubliés",
  makeYield: (count) => (count <= 1 ? `${count} action` : `${count} actions`),
};

export default messages;
