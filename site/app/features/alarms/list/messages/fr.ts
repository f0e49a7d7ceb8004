import type { AlarmPageMessages } from "./en.ts";

const head: AlarmPageMessages["head"] = {
  title: "Alarmes",
  description:
    "Alarmes pour monstres célèbres et farms : quelques minutes avant, au début, et un fichier calendrier pour être prévenu même navigateur fermé.",
};

const messages: AlarmPageMessages = {
  head,
  title: "Alarmes",
  eyebrow: "Ne manquez aucune fenêtre",
  lead: "Chaque alarme sonne deux fois au plus : quelques minutes avant, selon votre choix, et au début.",
  mute: "Mode de sonnerie",
  muteOn: "Normal",
  muteSilent: "Silencieux",
  muteOff: "Désactivé",
  list: "Vos alarmes",
  none: "Pas encore d’alarme. Ouvrez une prévision et appuyez sur Alarme.",
  toForecast: "Ouvrir les prévisions",
  add: "Régler une alarme pour",
  addButton: "Régler l’alarme",
  next: "Prochaine sonnerie",
  savedSearch: "recherche enregistrée",
  noneAhead: "Aucune fenêtre dans les 14 prochains jours.",
  ringAt: (day, time) => `${day}, ${time}`,
  inTime: (duration) => `dans ${duration}`,
  earlyKind: "première sonnerie",
  startKind: "début",
  neither: "Les deux sonneries sont désactivées.",
  remove: (name) => `Retirer l’alarme : ${name}`,
  unknown: (id) => `L’almanach n’a plus de prévision « ${id} ».`,
  test: "Tester le son",
  testFailed:
    "Le navigateur coupe le son de cette page. Vérifiez le son de l’onglet et le volume de l’appareil.",
  groupSeveral: "Groupes",
  groupSingle: "Prévisions individuelles",
  watches: (count) =>
    count < 2 ? `${count} prévision dans une alarme` : `${count} prévisions dans une même alarme`,
  timers: "Les minuteurs des monstres vaincus, des lapins et des pots sonnent aussi :",
  timersLink: "voir comment",
  promiseTitle: "Ce qu’un navigateur peut garantir",
  promise: [
    "Une alarme ne sonne que si l’almanach est ouvert dans un onglet, même en arrière-plan. Avec plusieurs onglets, elle ne sonne qu’une fois.",
    "Un onglet en arrière-plan peut être ralenti par le navigateur : une sonnerie peut avoir jusqu’à une minute de retard. Une page mise en veille sonne dès qu’elle reprend et indique son retard.",
    "Si le navigateur est fermé, ou mis en veille par le téléphone, rien ne sonne. Il faudrait un serveur pour y remédier, et l’almanach n’en a pas.",
    "Le plus sûr est le fichier calendrier ci-dessous : votre calendrier vous prévient sur chaque appareil où il est synchronisé.",
  ],
  calendar: "Fichier calendrier",
  calendarLead:
    "Toutes les fenêtres de vos alarmes dans les 14 prochains jours, chacune avec ses rappels, dans un fichier à importer. Il ne se met pas à jour de lui-même, car l’almanach n’a pas de serveur : enregistrez-le et importez-le de nouveau d’ici deux semaines. La plupart des calendriers remplacent les fenêtres déjà importées au lieu de créer des doublons. Certains utilisent leurs propres rappels à la place de ceux du fichier.",
  calendarButton: "Enregistrer le fichier calendrier",
  calendarName: "Alarmes Foray Almanac",
  saved: "Fichier calendrier enregistré.",
};

export default messages;
