import type { ReasonMessages } from "./en.ts";

const why: ReasonMessages["why"] = {
  always: "Équipez-la toujours en premier.",
  banishPhantom: "Le Fantôme bozjien subit 25\u00a0% de dégâts en plus tant qu’il est sous cet effet.",
  battery:
    "Augmente les dégâts pendant les 60 premières secondes d’un combat. Trop lourde pour que tous l’apportent\u00a0: les autres la copient sur vous avec Mime.",
  beforePull:
    "Si vous êtes désigné, lancez-la sur tous avant le pull, puis remplacez-la par Giga Soin oublié.",
  boxEveryone: "Lancez-la sur tous à la malle du rappel, avant le départ.",
  boxNorth: "Lancez-la sur tous ceux qui se tiennent au nord de la malle du rappel.",
  bravery:
    "À utiliser toutes les 60\u00a0s\u00a0: avec le Breuvage érémitique de sage, votre équipe inflige 10\u00a0% de dégâts en plus. Elle soigne aussi l’équipe.",
  bursts:
    "À utiliser au pull et à chaque burst de deux minutes. À deux dans une équipe, l’un commence 60\u00a0s plus tard.",
  copy: "Ciblez le joueur qui apporte Excellence oubliée et copiez ses actions.",
  cureSpare: "Au cas où l’autre mage de l’équipe qui a cette action serait K.O.",
  damage: "Les dégâts sont votre tâche principale, et ceci les augmente.",
  dispelGuard:
    "Retire un renforcement qu’un ennemi de la garde de la reine s’applique pendant la première phase.",
  dispelLate:
    "Équipez-la à partir du Seigneur stygimoloch\u00a0: il faut y dissiper un effet, et aussi contre Garde-la-Reine.",
  enrage: "Pour l’enrage de Garde-la-Reine, quand le tank principal a déjà utilisé les deux siennes.",
  everyPull: "Nécessaire à chaque pull. Sans cela, on peut vous demander de partir.",
  firstTime: "Une des trois au choix\u00a0: la plus simple pour les premiers raids.",
  guard:
    "Équipez-la pour la garde de la reine\u00a0: elle permet à l’équipe d’infliger des dégâts pendant une mécanique.",
  guardAlone:
    "Seulement si vous êtes le seul soigneur de votre équipe\u00a0: contre la garde de la reine, il vous faut cette action et Forgesort oublié.",
  mana: "Fontaine de magie oubliée épuise vos PM. Seuls les mages noirs s’en passent.",
  mostDamage:
    "Une des trois au choix\u00a0: plus de dégâts, idéale pour les mages noirs. Les autres jobs ont besoin de kits d’éther.",
  mpRegen:
    "Rend des PM peu à peu. Lancez-la sur le membre de l’équipe qui la demande\u00a0: mages, mages blancs avec le breuvage de prêtre hérétique, joueur du duel.",
  oneTarget:
    "Un ennemi ne peut en porter qu’un seul, donc une seule personne l’apporte. Idéale pour les mages noirs.",
  orbs: "Renvoie les orbes de Garde-la-Reine pour créer une zone sûre. En réserve contre la garde de la reine si un soigneur manque un orbe.",
  pullAndBursts: "À utiliser au pull et à chaque burst de deux minutes.",
  raidwides: "Protège l’équipe quand Trinité féale et Garde-la-Reine frappent tout le raid.",
  raise:
    "Ranimer est votre tâche principale. Placez-vous sur le joueur K.O. et sautez, pour qu’aucun autre soigneur ne gaspille la sienne.",
  raiseAfter: "Ranime après chaque combat. Pendant un combat, seulement pour les autres soigneurs.",
  redMage: "Un choix pour les mages rouges\u00a0: leur burst mêle dégâts physiques et magiques.",
  reflectOnCall:
    "Remplacez Forgesort oublié quand le meneur le dit contre la garde de la reine. Gardez-la pour le Seigneur stygimoloch et Garde-la-Reine.",
  rendSpare:
    "En réserve si un joueur qui l’apporte est K.O., et pour le début de la garde de la reine, où quatre ennemis en ont besoin.",
  rendTurns:
    "Les ennemis subissent 10\u00a0% de dégâts en plus pendant 30\u00a0s. Deux joueurs alternent, chacun toutes les 60\u00a0s\u00a0; le second commence 30\u00a0s plus tard.",
  secondChoice:
    "Équipez Fontaine de puissance oubliée ou Célérité extrême oubliée, selon que votre équipe a ou non un autre tireur.",
  spareRaise: "Ranime un joueur si le raid manque de Maxi-Vie oubliée.",
  traps: "Détecte les pièges, par exemple après le Fantôme bozjien.",
};

const messages: ReasonMessages = {
  why,
  note: (host) => `À côté des actions\u00a0: les raisons du meneur (${host}), dans nos mots.`,
  quota: {
    party: (least, most) => (least === most ? `${most} par équipe` : `${least} à ${most} par équipe`),
    raid: (least, most) => (least === most ? `${most} par raid` : `${least} à ${most} par raid`),
  },
};

export default messages;
