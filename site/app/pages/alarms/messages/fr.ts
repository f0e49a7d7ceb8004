import type { AlarmPageMessages } from "./en.ts";

const messages: AlarmPageMessages = {
  title: "Alarmes",
  eyebrow: "Ne manquer aucune fenêtre",
  lead: "Chaque alarme sonne deux fois au plus : en avance, du nombre de minutes choisi, et au début.",
  mute: "Ce qui sonne",
  muteOn: "Tout",
  muteSilent: "Tout sauf le tintement",
  muteOff: "Rien",
  list: "Vos alarmes",
  none: "Pas encore d’alarme. Ouvrez une prévision et appuyez sur Alarme.",
  toForecast: "Vers les prévisions",
  add: "Régler une alarme pour",
  addButton: "Régler l’alarme",
  next: "Prochain signal",
  noneAhead: "Aucune fenêtre dans les 14 prochains jours.",
  ringAt: (day, time) => `${day}, ${time}`,
  inTime: (duration) => `dans ${duration}`,
  earlyKind: "premier signal",
  startKind: "début",
  neither: "Les deux signaux sont coupés.",
  remove: (name) => `Retirer l’alarme : ${name}`,
  unknown: (id) => `L’almanach ne connaît plus le filtre « ${id} ».`,
  test: "Essayer le tintement",
  testFailed:
    "Le navigateur garde cette page muette. Vérifiez le son de l’onglet et le volume de l’appareil.",
  groupSeveral: "Plusieurs ensemble",
  groupSingle: "Un par un",
  watches: (count) => `${count} en une alarme`,
  timers: "Les minuteurs des victoires, des lapins et des pots sonnent aussi :",
  timersLink: "comment ils sonnent",
  promiseTitle: "Ce qu’un navigateur peut promettre",
  promise: [
    "Une alarme sonne tant que l’almanach est ouvert dans un onglet, même en arrière-plan. Avec plusieurs onglets, elle ne sonne qu’une fois.",
    "Un onglet en arrière-plan peut être ralenti par le navigateur : un signal peut avoir jusqu’à une minute de retard. Une page qui dormait sonne à son réveil et dit son retard.",
    "Navigateur fermé, ou endormi par le téléphone, rien ne sonne. Aucun site ne peut y changer quelque chose sans serveur, et l’almanach n’en a pas.",
    "Le moyen sûr est le fichier calendrier ci-dessous : votre calendrier sonne de lui-même, sur chaque appareil où il se trouve.",
  ],
  calendar: "Fichier calendrier",
  calendarLead:
    "Toutes les fenêtres de vos alarmes dans les 14 prochains jours, chacune avec ses rappels, en un fichier à importer. Ce n’est pas un abonnement vivant, car l’almanach n’a pas de serveur pour le renouveler : enregistrez-le et importez-le de nouveau d’ici deux semaines. Une fenêtre garde son identité d’un fichier à l’autre : la plupart des calendriers la remplacent au lieu de la doubler. Certains mettent leurs propres rappels à la place de ceux du fichier.",
  calendarButton: "Enregistrer le fichier calendrier",
  calendarName: "Alarmes Foray Almanac",
  saved: "Fichier calendrier enregistré.",
};

export default messages;
