import type { EurekaGuideMessages } from "./en.ts";

const messages: EurekaGuideMessages = {
  pages: {
    levels: {
      title: "Niveaux élémentaires",
      lead: "Jusqu’où mène chaque zone, à quoi sert le tableau de magia et ce que donne le journal de la semaine.",
      first: [
        "Venez avec un job au niveau du tableau : chaque zone porte plus loin le niveau élémentaire.",
        "Tournez le tableau de magia pour que votre attaque ait l’élément qui est la faiblesse de l’ennemi.",
        "Combattez les monstres notoires proches de votre niveau : le tableau dit ce qui les appelle.",
      ],
    },
    logos: {
      title: "Éclats et actions Logos",
      lead: "De l’éclat qui tombe à l’action que vous lancez.",
      first: [
        "Ramassez des éclats Logos : les ennemis d’une météo et les coffres des lapins en donnent.",
        "Faites-les identifier : chacun devient au hasard l’un de ses mnèmes.",
        "Combinez les mnèmes : chaque action donne ses recettes et leurs chances.",
      ],
    },
    lockboxes: {
      title: "Coffres verrouillés",
      lead: "D’où vient chaque coffre et ce qu’on y trouve le plus.",
      first: [
        "Les monstres notoires donnent le coffre de leur zone ; les autres viennent d’ennemis que la météo a changés.",
        "Montez la chaîne avant la météo : chaque page dit comment.",
        "Regardez le contenu d’un coffre avant de le vendre fermé.",
      ],
    },
    bunnies: {
      title: "Lapins porte-bonheur",
      lead: "Les ALÉAs qui vous donnent un lapin, et les coffres qu’il trouve.",
      first: [
        "Terminez un ALÉA de lapin : le tableau dit où se trouve chacun.",
        "Laissez-vous guider par le lapin ; la carte montre chaque lieu connu.",
        "Notez la fin de l’ALÉA : le tableau dit quand il peut revenir.",
      ],
    },
    relics: {
      title: "Armes d’Eurêka",
      lead: "Toutes les étapes d’une arme d’Eurêka et ce que chacune demande.",
      first: [
        "Commencez par l’arme des quêtes de votre job ; chaque étape prend la précédente.",
        "La dernière étape d’Anemos demande des plumes de Pazuzu : voyez quand il vient.",
        "La toute dernière demande des morceaux de l’Arsenal de Baldesion.",
      ],
    },
    arsenal: {
      title: "Arsenal de Baldesion",
      lead: "Qui entre, ce que porte chaque rôle et quand le groupe se réunit.",
      first: [
        "Atteignez le niveau élémentaire du tableau et préparez la mémoire de votre rôle.",
        "Choisissez un équipement pour votre place dans l’équipe.",
        "Soyez à votre portail à temps : ils sont numérotés par section.",
      ],
    },
  },
  title: "Guide d’Eurêka",
  lead: "De courtes pages sur les niveaux, les actions Logos, les coffres, les lapins, les armes et l’Arsenal de Baldesion, tirées des données de l’almanach.",
  eyebrow: "Eurêka",
  zone: "Zone",
  jobLevel: "Niveau de job",
  mostLevel: "Jusqu’au niveau",
  players: "Joueurs",
  minutes: "Minutes",
  weekly: "Journal de la semaine",
  logogram: "Éclat Logos",
  mnemes: "Mnèmes et chances",
  forecast: "Prévisions",
  box: "Coffre",
  holds: "Contenu et chances",
  fate: "ALÉA",
  level: "Niveau",
  place: "Lieu",
  coffers: "Coffres sur la carte",
  step: "Étape",
  elementalLevel: "Niveau élémentaire",
  everyone: "Tous apportent",
  role: "Rôle",
  brings: "Apporte",
  roles: { tank: "Tank", healer: "Soigneur", melee: "Mêlée", ranged: "Distance", caster: "Magie" },
};

export default messages;
