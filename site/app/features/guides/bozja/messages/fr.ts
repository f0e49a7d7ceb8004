import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "Rangs et faits d’armes",
      lead: "Ce que débloque chaque rang de résistant, et ce qui donne les faits d’armes pour l’atteindre.",
      first: [
        "Entrez avec un job du niveau indiqué ou plus ; les niveaux supérieurs sont synchronisés.",
        "Participez aux escarmouches et aux affrontements cruciaux : les deux donnent des faits d’armes.",
        "Passez au rang supérieur dès que possible : voyez ci-dessous ce qu’il débloque.",
      ],
    },
    clusters: {
      title: "Cristaux bozjiens",
      lead: "Quels ennemis en donnent, et les éclats oubliés qu’ils permettent d’acheter.",
      first: [
        "Combattez les ennemis magitek : la carte montre chaque emplacement.",
        "Regardez ci-dessous ce qu’un cristal permet d’obtenir avant de farmer.",
        "Échangez les cristaux auprès de la tacticienne contre les éclats ci-dessous.",
      ],
    },
    finds: {
      title: "Actions oubliées et mémento",
      lead: "Des éclats oubliés aux actions de votre mémento.",
      first: [
        "Récoltez les éclats selon la météo, ou dans les escarmouches et les affrontements cruciaux.",
        "Faites-les identifier : chacun donne au hasard l’une de ses actions.",
        "Remplissez le mémento jusqu’au poids maximal et choisissez deux actions.",
      ],
    },
    duels: {
      title: "Duels",
      lead: "Un joueur seul face à un boss.",
      first: [
        "Participez à l’affrontement crucial qui déclenche le duel.",
        "Un seul joueur entre ; la durée limite est indiquée ci-dessous.",
        "Apportez un breuvage et des actions qui vous gardent en vie sans soigneur.",
      ],
    },
    castrum: {
      title: "Castrum Lacus Litore",
      lead: "Qui peut rejoindre le siège du Front sud, et comment un groupe se prépare.",
      first: [
        "Atteignez le rang indiqué.",
        "Soyez dans la zone quand le siège s’ouvre ; le nombre de places est indiqué ci-dessous.",
        "En groupe : partagez places et tâches par un lien.",
      ],
    },
    dalriada: {
      title: "Le Dalriada",
      lead: "Qui peut monter à bord du Dalriada, à Zadnor, et comment un groupe se prépare.",
      first: [
        "Atteignez le dernier rang et terminez la quête indiquée.",
        "Soyez dans la zone quand l’accès s’ouvre ; le nombre de places est indiqué ci-dessous.",
        "En groupe : partagez places et tâches par un lien.",
      ],
    },
  },
  title: "Guide de Bozja",
  lead: "De courtes pages sur les rangs, les cristaux, les éclats oubliés, les duels et les deux sièges, d’après nos données.",
  eyebrow: "Bozja et Zadnor",
  rank: "Rang",
  opens: "Ce que débloque chaque rang",
  fragment: "Éclat oublié",
  clusters: "Cristaux bozjiens",
  kind: "Type",
  zone: "Zone",
  jobLevel: "Niveau de job",
  syncedTo: "Synchronisé à",
  mettle: "Faits d’armes",
  weight: "Actions possibles",
  duel: "Duel",
  boss: "Boss",
  calledBy: "Déclenché par",
  place: "Lieu",
  players: "Joueurs",
  advised: "Conseillé",
  minutes: "Durée au départ (min)",
  minutesMore: (minutes, more) => `${minutes}, et ${more} de plus par boss et pour les prisonniers`,
  minutesMoreUnknown: (minutes) => `${minutes}, plus d’autres après les combats`,
  skirmishes: "Escarmouches",
  engagements: "Affrontements cruciaux",
};

export default messages;
