import type { GlossaryMessages } from "./en.ts";

const messages: GlossaryMessages = {
  title: "Glossaire",
  lead: "Les mots des missions d’exploration et de l’almanach, leur sens et leur nom dans les autres langues.",
  others: "Dans les autres langues",
  meanings: {
    "notorious-monster":
      "Un boss d’Eurêka, qui apparaît quand assez d’ennemis d’une même sorte sont vaincus. NM en abrégé.",
    trigger: "L’ennemi à vaincre pour faire apparaître un monstre célèbre.",
    "elemental-level": "Votre niveau à Eurêka, jusqu’à 60.",
    logogram: "Un éclat qui tombe à Eurêka ; identifié, il donne un éclat Logos.",
    mneme: "Ce que donne un éclat Logos non identifié, une fois identifié ; on les combine en actions Logos.",
    "logos-action": "Une action faite d’éclats Logos, pour Eurêka et l’Arsenal de Baldesion.",
    loadout: "Les plateaux d’actions Logos que l’on emporte dans l’Arsenal.",
    lockbox: "Un coffre fermé que donnent les ennemis ; un PNJ l’ouvre.",
    chain:
      "Des ennemis d’un niveau supérieur au vôtre, vaincus à la suite ; à partir d’une chaîne de 30, certains donnent plus.",
    mutation:
      "Un ennemi changé par la météo : autre élément, ou plus fort. C’est seulement alors qu’il donne son coffre.",
    "forgotten-fragment": "Tombe à Bozja et à Zadnor ; identifié, il devient une action oubliée.",
    "lost-action": "Une action tirée d’un éclat, rangée dans le mémento.",
    holster: "Le sac des actions oubliées, jusqu’au poids de 99.",
    mettle: "Ce que donnent les combats de Bozja ; avec assez de points, on passe au rang supérieur.",
    skirmish:
      "Un combat ouvert à tous sur le terrain à Bozja et à Zadnor ; certains déclenchent un affrontement crucial.",
    "critical-engagement": "Un grand combat de Bozja et de Zadnor, sur inscription. CE en abrégé.",
    "critical-encounter": "Un grand combat de l’île de Lunule, sans inscription. CE en abrégé.",
    "challenge-log": "La liste des tâches hebdomadaires du jeu, missions d’exploration comprises.",
    "field-note": "Une note à collectionner sur les acteurs du front bozjien ; il y en a 50.",
    "occult-record": "Le carnet de l’île de Lunule, qui se remplit en explorant.",
    "magia-board": "Règle votre élément à Eurêka, en attaque ou en défense.",
    duel: "Un joueur seul contre un boss, après un affrontement crucial.",
    knowledge: "Votre niveau sur l’île de Lunule.",
    "phantom-job": "Un second job, propre à l’île de Lunule, avec ses niveaux et ses actions.",
    "forked-tower": "Le raid de l’île de Lunule : Force au sud, Magie au nord.",
    fate: "Un événement de terrain ouvert à tous.",
    pot: "Un ALÉA de l’île de Lunule où apparaît un pot magique ; chaque zone en a deux, qui alternent.",
    "eorzea-time": "L’horloge du jeu : un jour dure 70 minutes. ET en abrégé.",
    period: "Huit heures d’Éorzéa, 23 minutes et 20 secondes : la durée d’une météo.",
    window: "Le temps, du début à la fin, où quelque chose peut apparaître.",
    "up-now": "Sa fenêtre est ouverte en ce moment.",
    returns: "Le moment où un ennemi vaincu ou un événement terminé peut revenir.",
    instance:
      "Une copie d’une zone. Votre séjour dure trois heures au plus\u00a0; l’instance continue tant que des joueurs y sont.",
    reflect: "Tuer les élémentaires avec leurs propres sorts renvoyés.",
    "logos-manipulator": "L’appareil qui transforme les éclats Logos en actions Logos.",
    array: "Les deux moitiés du mélangeur Logos ; chacune donne une action.",
    sprite: "Un ennemi lié à un élément, qui n’apparaît que par certaines météos.",
    "happy-bunny": "Vous suit après son ALÉA et vous mène à un coffre enterré.",
    "lost-finds-cache": "Garde les actions oubliées qui ne sont pas dans le mémento.",
    essence: "Une action oubliée qui modifie vos caractéristiques ; une seule à la fois.",
    banner: "Une action oubliée à l’effet puissant, avec une condition ou une contrepartie.",
    "resistance-rank":
      "Votre rang dans la résistance bozjienne ; il monte grâce aux faits d’armes et débloque du contenu.",
    "bozjan-cluster":
      "Une monnaie de Bozja et de Zadnor, à échanger contre des actions oubliées et d’autres objets.",
    "phantom-action": "Une action d’un job de soutien, utilisable avec tout job de combat.",
    "phantom-exp": "L’expérience qui fait monter le niveau de votre job de soutien.",
    "soul-shard":
      "Débloque un job de soutien ; certains tombent en confrontation critique, d’autres s’achètent.",
    "knowledge-crystal": "À proximité, on change de job de soutien et on utilise certaines de ses actions.",
    "survey-point": "Un endroit de l’île de Lunule dont la visite remplit une entrée de votre calepin.",
    demiatma: "L’un des douze objets pour les armes fantômes, chacun trouvé dans sa propre zone.",
    dispeller: "Améliore une arme fantôme ; s’obtient en confrontation critique et dans les ALÉA.",
    cipher: "Permet de s’inscrire à la tour fourchue de la Force.",
    "magic-pot": "La créature des ALÉA des pots ; elle mène à des coffres cachés.",
    coffer: "Un coffre sur le terrain : bronze, argent ou or.",
    "field-operation":
      "De grandes zones à nombreux joueurs, avec leurs propres niveaux : Eurêka, Bozja, Zadnor et l’île de Lunule.",
    alarm: "Sonne dans le navigateur quelques minutes avant une fenêtre et à son début.",
    run: "Une soirée de raid : une mission, ses places et qui apporte quoi.",
  },
};

export default messages;
