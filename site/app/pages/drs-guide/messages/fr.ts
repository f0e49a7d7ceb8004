import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "Accès",
      lead: "Grade, vaillance, quêtes et taille du groupe.",
      first: [
        "Atteignez le grade du tableau et gardez la vaillance demandée.",
        "Terminez les deux quêtes.",
        "Rejoignez un groupe, ou planifiez le vôtre : places, tâches et équipement dans un lien.",
      ],
    },
    roles: {
      title: "Rôles et étuis",
      lead: "Ce que chaque rôle apporte : essence et actions.",
      first: [
        "Choisissez un étui fait pour votre rôle et votre sortie.",
        "Voyez ce que font ses actions et lesquelles vous avez.",
        "Comptez ce qui manque : chaque étui fait la somme avec les prix.",
      ],
    },
    fights: {
      title: "Combats",
      lead: "Quelles actions chaque combat demande.",
      first: [
        "Voyez ce que demande chaque combat et mettez-le dans le bon sac.",
        "Convenez avant le combat de qui lance quoi.",
        "Publiez les étuis de votre groupe.",
      ],
    },
  },
  title: "Guide DRS",
  lead: "De courtes pages sur l’accès, les rôles et les combats de Delubrum Reginae (sadique), tirées de l’almanach.",
  eyebrow: "Delubrum Reginae (sadique)",
  rank: "Grade",
  mettle: "Vaillance",
  players: "Joueurs",
  minutes: "Minutes",
  role: "Rôle",
  essence: "Essence",
  actions: "Actions",
  fight: "Combat",
  roles: { tank: "Tank", healer: "Soigneur", melee: "Mêlée", ranged: "Distance", caster: "Magie" },
};

export default messages;
