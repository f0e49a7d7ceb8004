import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "Accès",
      lead: "Rang, faits d’armes, quêtes et taille du groupe.",
      first: [
        "Atteignez le rang indiqué et gardez les faits d’armes demandés.",
        "Terminez les deux quêtes.",
        "Rejoignez un groupe, ou planifiez le vôtre : places, tâches et mémentos en un seul lien.",
      ],
    },
    roles: {
      title: "Rôles et mémentos",
      lead: "Ce que chaque rôle apporte : breuvage et actions.",
      first: [
        "Choisissez un mémento fait pour votre rôle et votre raid.",
        "Voyez ce que font ses actions et lesquelles vous avez.",
        "Voyez ce qui vous manque : la page de chaque mémento fait le total, prix compris.",
      ],
    },
    fights: {
      title: "Combats",
      lead: "Les actions oubliées que demande chaque combat.",
      first: [
        "Voyez ce que demande chaque combat et mettez chaque action dans le bon sac.",
        "Décidez avant le pull qui lance quoi.",
        "Publiez les mémentos de votre groupe.",
      ],
    },
  },
  title: "Guide DRS",
  lead: "De courtes pages sur l’accès, les rôles et les combats de Delubrum Reginae (sadique), tirées de l’almanach.",
  eyebrow: "Delubrum Reginae (sadique)",
  rank: "Rang",
  mettle: "Faits d’armes",
  players: "Joueurs",
  role: "Rôle",
  essence: "Breuvage",
  actions: "Actions",
  fight: "Combat",
  roles: {
    tank: "Tank",
    healer: "Soigneur",
    melee: "DPS de mêlée",
    ranged: "DPS physique à distance",
    caster: "DPS magique à distance",
  },
};

export default messages;
