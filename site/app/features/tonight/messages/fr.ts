import type { TonightMessages } from "./en.ts";

const operations: TonightMessages["operations"] = {
  eureka: "Eurêka",
  bozja: "Bozja",
  occult: "Île de Lunule",
};

const head: TonightMessages["head"] = {
  title: "Ce soir : votre plan de soirée",
  description:
    "Vos heures et vos souhaits en un seul plan : quels monstres célèbres et quels farms tiennent dans la soirée, et quand partir, avec alarmes, calendrier et Discord.",
};

const messages: TonightMessages = {
  head,
  title: "Ce soir",
  lead: "Quelles fenêtres tiennent dans votre temps de jeu, dans quel ordre, et quand partir pour la suivante.",
  operations,
  comesIn: (name) => `${name} dans`,
  upNow: (name) => `${name} : en cours, restez encore`,
  stops: (count) => (count < 2 ? `${count} étape` : `${count} étapes`),
  summary: (stops, range, way) => `${stops}, ${range}, dont ${way} de trajet.`,
  wishCount: (count) => (count === 0 ? "aucun souhait" : count === 1 ? "1 souhait" : `${count} souhaits`),
  change: "Changer les heures et les souhaits",
  evening: "Soirée",
  from: "De",
  to: "À",
  hoursHint: (day) =>
    `Heures gardées pour chaque ${day} et utilisées par «\u00a0Seulement quand je peux jouer\u00a0».`,
  operationsLegend: "Missions d’exploration",
  wishes: "Souhaits",
  noWishes:
    "Sans souhait, le plan prend les cinq NM pour lesquels les joueurs se rassemblent et les farms d’éclats.",
  wish: "Souhait",
  addWish: "Ajouter le souhait",
  removeWish: (name) => `Retirer le souhait : ${name}`,
  monsters: "Monstres célèbres",
  farms: "Coffres et éclats Logos",
  fragments: "Éclats oubliés",
  enemies: "Ennemis liés à la météo",
  unmet: "Souhaits sans étape",
  notUp: (name, range) => `${name} n’apparaît pas pendant ces heures (${range}).`,
  noRoom: (name, range) =>
    `${name} apparaît pendant ces heures (${range}), mais trop peu de temps ou pendant une autre étape.`,
  nearest: (windows) => `Fenêtres les plus proches\u00a0: ${windows}.`,
  notUpSoon: "Aucune fenêtre dans les 14 prochains jours.",
  startAt: (time) => `Commencer à ${time}`,
  endAt: (time) => `Finir à ${time}`,
  hoursMoved: (range) => `Votre soirée est maintenant\u00a0: ${range}.`,
  holsterWish: "Éclats pour",
  holsterHint:
    "Vous pouvez aussi souhaiter les éclats qui manquent à un mémento : ouvrez-le et appuyez sur « Ajouter aux souhaits du soir ».",
  toHolsters: "Mémentos",
  lacked: (fragments, farms) =>
    fragments === 0
      ? "Rien ne manque."
      : `${fragments < 2 ? "1 éclat manque" : `${fragments} éclats manquent`}, dont ${farms === 0 ? "aucun" : farms} à farmer selon la météo.`,
  travel: "Minutes entre deux étapes",
  fill: "Remplir le temps libre avec d’autres NM et farms d’éclats",
  ruler: "La soirée heure par heure",
  setAlarms: (count) =>
    count === 0 ? "Régler des alarmes" : count === 1 ? "Régler 1 alarme" : `Régler ${count} alarmes`,
  setWishAlarms: (count) =>
    count < 2 ? `Régler ${count} alarme pour vos souhaits` : `Régler ${count} alarmes pour vos souhaits`,
  alarmsSet: "Alarmes réglées",
  alarmsGone: "Alarmes retirées.",
  alarmHint: (minutes) =>
    `Les alarmes sonnent ${minutes} ${minutes < 2 ? "minute" : "minutes"} avant chaque fenêtre.`,
  copyDiscord: "Copier pour Discord",
  calendar: "Tout ajouter au calendrier",
  saved: "Fichier calendrier enregistré.",
  undo: "Annuler",
  isWish: "souhait",
  mayBeUsed: "Peut-être déjà apparu",
  caution:
    "Aux étapes «\u00a0Peut-être déjà apparu\u00a0», la même météo était là peu avant. Ouvrez la mention, vérifiez le Temps restant le plus bas de la Liste des joueurs ou demandez un tracker.",
  window: (range) => `fenêtre\u00a0: ${range}`,
  onMap: (name) => `Voir sur la carte : ${name}`,
  drop: (name) => `Laisser de côté : ${name}`,
  dropped: (name) => `Laissé de côté\u00a0: ${name}.`,
  choose: "En même temps : choisissez",
  chooseHint: "La suite du plan s’adapte à votre choix.",
  taken: (name) => `Ajouté au plan\u00a0: ${name}.`,
  travelTo: (zone) => `Trajet : ${zone}.`,
  walk: "Allez à l’étape suivante.",
  wait: (time) => `Attendez jusqu’à ${time}.`,
  leave: (time) => `Partez à ${time}.`,
  boards: "Tableaux d’instance",
  boardsLead: "Sur place, notez ce que vous voyez\u00a0: le tableau calcule quand cela pourra réapparaître.",
  nothing: "Rien de ce que vous souhaitez n’apparaît pendant ces heures.",
  nothingAhead:
    "Rien de ce que vous souhaitez n’apparaît pendant vos heures de jeu des sept prochains jours.",
  nextEvening: (day) => `Voir ${day}`,
};

export default messages;
