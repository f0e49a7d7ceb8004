import type { StartMessages } from "./en.ts";

const operations: StartMessages["operations"] = {
  eureka: {
    what: "Quatre zones pour les jobs de niveau 70. Tout le monde y commence au niveau élémentaire 1, et les groupes chassent des monstres célèbres, dont beaucoup n’apparaissent que par une certaine météo ou la nuit. Depuis la mise à jour 7.5, l’essai gratuit y donne accès aussi.",
    gets: ["Armes d’Eurêka, étape par étape", "Coffres verrouillés et coffres des lapins", "Actions Logos"],
    steps: [
      "Entrez dans Eurêka Anemos avec un job au niveau indiqué plus haut.",
      "Repérez les éthérites et les PNJ de quête sur la carte.",
      "Tournez le plateau Magia pour attaquer avec l’élément auquel l’ennemi est sensible.",
      "Choisissez un monstre célèbre proche de votre niveau et aidez à le déclencher.",
      "Voyez quand revient la météo des suivants et réglez une alarme.",
    ],
  },
  arsenal: {
    what: "Le raid dans Eurêka Hydatos, pour un groupe qui a terminé Eurêka. On y entre par des portails, chacun avec son numéro.",
    gets: ["Fragments d’Eurêka pour la dernière étape d’une arme d’Eurêka"],
    steps: [
      "Atteignez le niveau élémentaire indiqué plus haut.",
      "Préparez la mémoire de votre rôle avec des éclats Logos.",
      "Choisissez un set Logos pour votre place dans l’équipe.",
      "Rejoignez un raid, ou préparez le vôtre avec places et mots de passe.",
      "Trouvez votre portail sur la carte et soyez-y à temps.",
    ],
  },
  bozja: {
    what: "Deux champs de bataille, le Front sud de Bozja et les Hauts plateaux de Zadnor, où les faits d’armes font monter votre rang de résistant, et le raid Delubrum Reginae. Vous emportez des actions oubliées dans un mémento. Depuis la mise à jour 7.5, l’essai gratuit y donne accès aussi.",
    gets: ["Armes de la Résistance", "Actions oubliées", "Notes du front bozjien"],
    steps: [
      "Entrez sur le Front sud de Bozja\u00a0: regardez ce que chaque rang débloque.",
      "Participez aux escarmouches et aux affrontements cruciaux\u00a0: les deux donnent des faits d’armes.",
      "Regardez sur le tableau d’instance ce qui est en cours et ce qui peut apparaître ensuite.",
      "Faites identifier des éclats oubliés et remplissez votre mémento.",
      "Passez au rang supérieur dès que vos faits d’armes suffisent.",
    ],
  },
  occult: {
    what: "Deux zones pour les jobs de niveau 100, le sud et le nord de l’île de Lunule. Vous y montez votre niveau de savoir, ajoutez un job de soutien au vôtre et vous préparez à la tour fourchue.",
    gets: ["Armes fantômes", "Jobs de soutien", "Équipement et autres objets contre argent et or"],
    steps: [
      "Entrez dans le sud de l’île avec un job au niveau et au niveau d’objet indiqués plus haut.",
      "Choisissez un job de soutien.",
      "Combattez des ennemis de votre niveau : la carte montre tous les niveaux.",
      "Participez à chaque confrontation critique : ce sont elles qui donnent le plus.",
      "Regardez ce que l’argent et l’or permettent d’acheter avant de les dépenser.",
    ],
  },
};

const messages: StartMessages = {
  title: "Par où commencer",
  description:
    "Vous découvrez Eurêka, l’Arsenal de Baldesion, Bozja ou l’île de Lunule\u00a0? Ce que c’est, comment y accéder et votre première heure.",
  lead: "Chaque mission d’exploration en bref : ce que c’est, ce que vous y gagnez, comment la débloquer et votre première heure.",
  gets: "Ce que vous y gagnez",
  operationsNav: "Missions d’exploration",
  sources: "La plupart des quêtes, PNJ et conditions indiqués ici n’ont qu’une seule source.",
  newHere: "Vous débutez\u00a0? Commencez ici",
  unlock: "Comment y accéder",
  firstHour: "Votre première heure",
  more: "Pour en savoir plus",
  names: { eureka: "Eurêka", bozja: "Bozja et Zadnor", occult: "Île de Lunule" },
  quest: "Quête",
  after: "Prérequis",
  story: (zone) => `l’histoire (${zone})`,
  npc: "PNJ",
  does: {
    start: "PNJ (première quête)",
    quest: "PNJ (quête)",
    entry: "PNJ (accès)",
    story: "PNJ (histoire sur place)",
  },
  level: "Niveau de job",
  itemLevel: "Niveau d’objet",
  noItemLevel: "sans condition",
  elementalLevel: "Niveau élémentaire",
  rank: "Rang de résistant",
  mettle: "Faits d’armes",
  operations,
};

export default messages;
