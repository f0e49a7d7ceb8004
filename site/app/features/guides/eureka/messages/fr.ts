import type { EurekaGuideMessages } from "./en.ts";

const messages: EurekaGuideMessages = {
  pages: {
    levels: {
      title: "Niveaux élémentaires",
      lead: "Le niveau maximal de chaque zone, l’effet du plateau Magia et les récompenses du carnet d’objectifs.",
      first: [
        "Venez avec un job du niveau indiqué : chaque zone relève le niveau élémentaire maximal.",
        "Tournez le plateau Magia pour attaquer avec l’élément auquel l’ennemi est sensible.",
        "Combattez les monstres célèbres proches de votre niveau : leurs ennemis déclencheurs sont indiqués ci-dessous.",
      ],
    },
    logos: {
      title: "Éclats et actions Logos",
      lead: "De l’éclat qui tombe à l’action que vous lancez.",
      first: [
        "Ramassez des éclats non identifiés : certains ennemis liés à la météo et les coffres des lapins en donnent.",
        "Faites-les identifier : chacun donne au hasard un éclat Logos.",
        "Combinez les éclats Logos : chaque action a ses recettes et leurs chances.",
      ],
    },
    lockboxes: {
      title: "Coffres verrouillés",
      lead: "D’où vient chaque coffre et ce qu’on y trouve le plus souvent.",
      first: [
        "Les monstres célèbres donnent le coffre de leur zone ; les autres viennent d’ennemis mutés ou adaptés par la météo.",
        "Montez la chaîne avant la météo : chaque page explique comment.",
        "Regardez le contenu d’un coffre avant de le vendre fermé.",
      ],
    },
    bunnies: {
      title: "Lapins du bonheur",
      lead: "Les ALÉA après lesquels un lapin vous suit, et les coffres qu’il trouve.",
      first: [
        "Terminez un ALÉA du lapin : les emplacements sont indiqués ci-dessous.",
        "Laissez-vous guider par le lapin ; la carte montre chaque lieu connu.",
        "Notez le début et la fin de l’ALÉA : le tableau d’instance décompte le temps jusqu’au suivant.",
      ],
    },
    relics: {
      title: "Armes d’Eurêka",
      lead: "Toutes les étapes d’une arme d’Eurêka et ce que chacune demande.",
      first: [
        "Commencez par l’arme des quêtes de votre job ; chaque étape utilise l’arme précédente.",
        "La dernière étape d’Anemos demande des plumes de Pazuzu : vérifiez quand il apparaît.",
        "La toute dernière demande des fragments d’Eurêka, obtenus dans l’Arsenal de Baldesion.",
      ],
    },
    arsenal: {
      title: "Arsenal de Baldesion",
      lead: "Conditions d’entrée, ce qu’apporte chaque rôle et heure de rendez-vous.",
      first: [
        "Atteignez le niveau élémentaire indiqué et préparez la mémoire de votre rôle.",
        "Choisissez un set Logos pour votre place dans l’équipe.",
        "Soyez à votre portail à temps : les portails sont numérotés par secteur.",
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
  weekly: "Carnet d’objectifs",
  logogram: "Éclat Logos non identifié",
  mnemes: "Éclats Logos et chances",
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
  roles: {
    tank: "Tank",
    healer: "Soigneur",
    melee: "DPS de mêlée",
    ranged: "DPS physique à distance",
    caster: "DPS magique à distance",
  },
};

export default messages;
