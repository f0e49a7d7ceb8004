import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "Grades et vaillance",
      lead: "Ce qu’ouvre chaque grade de résistance, et ce qui donne la vaillance pour l’atteindre.",
      first: [
        "Entrez avec un job au niveau du tableau ; les plus hauts sont synchronisés.",
        "Participez aux escarmouches et aux affrontements : les deux donnent de la vaillance.",
        "Montez en grade dès que possible : le tableau dit ce qui s’ouvre.",
      ],
    },
    clusters: {
      title: "Cristaux bozjiens",
      lead: "Quels ennemis en donnent, et les éclats oubliés qu’ils achètent.",
      first: [
        "Combattez les ennemis magitek : la carte montre chaque emplacement.",
        "Voyez ci-dessous ce qu’achète un cristal avant de farmer.",
        "Échangez les cristaux chez l’intendant contre les éclats ci-dessous.",
      ],
    },
    finds: {
      title: "Trouvailles oubliées",
      lead: "Des éclats oubliés aux actions de votre étui.",
      first: [
        "Récoltez les éclats selon la météo, ou dans les escarmouches et affrontements.",
        "Faites-les identifier : chacun donne l’une de ses actions.",
        "Remplissez l’étui jusqu’au poids maximal et choisissez deux actions.",
      ],
    },
    duels: {
      title: "Duels",
      lead: "Des combats à un contre un face à un boss.",
      first: [
        "Participez à l’affrontement qui appelle le duel.",
        "Une seule personne entre : le tableau dit pour combien de temps.",
        "Apportez une essence et des actions qui vous gardent en vie sans soigneur.",
      ],
    },
    castrum: {
      title: "Castrum Lacus Litore",
      lead: "Qui entre dans le siège du Front sud, et comment un groupe se prépare.",
      first: [
        "Atteignez le grade du tableau.",
        "Soyez dans la zone quand le siège s’ouvre : le tableau dit combien il en accueille.",
        "En groupe : partagez places et tâches dans un lien.",
      ],
    },
    dalriada: {
      title: "Le Dalriada",
      lead: "Qui monte sur le navire de Zadnor, et comment un groupe se prépare.",
      first: [
        "Atteignez le dernier grade et terminez la quête du tableau.",
        "Soyez dans la zone quand il s’ouvre : le tableau dit combien il en accueille.",
        "En groupe : partagez places et tâches dans un lien.",
      ],
    },
  },
  title: "Guide de Bozja",
  lead: "De courtes pages sur les grades, les cristaux, les éclats oubliés, les duels et les deux sièges, d’après nos données.",
  eyebrow: "Bozja et Zadnor",
  rank: "Grade",
  opens: "Ce qu’ouvre chaque grade",
  fragment: "Éclat oublié",
  clusters: "Cristaux bozjiens",
  kind: "Genre",
  zone: "Zone",
  jobLevel: "Niveau de job",
  syncedTo: "Synchronisé à",
  mettle: "Vaillance",
  weight: "Actions possibles",
  duel: "Duel",
  boss: "Boss",
  calledBy: "Appelé par",
  place: "Lieu",
  players: "Joueurs",
  advised: "Conseillé",
  minutes: "Minutes",
  skirmishes: "Escarmouches",
  engagements: "Affrontements",
};

export default messages;
