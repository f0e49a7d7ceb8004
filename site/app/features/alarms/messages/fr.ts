import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "Alarme",
  on: "Alarme active",
  title: (name) => `Alarme : ${name}`,
  early: "Première sonnerie",
  earlyNone: "aucune",
  earlyMinutes: (minutes) => (minutes < 2 ? `${minutes} minute avant` : `${minutes} minutes avant`),
  start: "Sonner au début",
  remove: "Retirer l’alarme",
  removed: "Alarme retirée.",
  done: "Terminé",
  close: "Fermer",
  all: "Toutes les alarmes",
  added: (name) => `Alarme réglée : ${name}.`,
  promise:
    "Elle ne sonne que si l’almanach est ouvert dans un onglet, quel qu’il soit. Navigateur fermé, rien ne sonne : utilisez alors le fichier calendrier de la page Alarmes.",
  allowed: "Les notifications sont autorisées.",
  deniedShort: "Les notifications sont bloquées",
  denied:
    "Ce navigateur refuse les notifications à l’almanach. Les alarmes s’affichent et sonnent tout de même dans la page ouverte ; autorisez les notifications dans les réglages du site pour les voir ailleurs.",
  unsupportedShort: "Pas de notifications dans ce navigateur",
  unsupported:
    "Ce navigateur ne propose pas de notifications aux pages web. Les alarmes s’affichent et sonnent dans la page ouverte.",
  homeScreenShort: "Notifications : écran d’accueil requis",
  homeScreen:
    "Sur iPhone et iPad, seuls les sites placés sur l’écran d’accueil peuvent envoyer des notifications. Touchez Partager, puis « Sur l’écran d’accueil », ouvrez l’almanach de là et autorisez les notifications. D’ici là, les alarmes s’affichent et sonnent dans la page ouverte.",
  ask: "Autoriser les notifications",
  ringEarly: (duration, time) => `dans ${duration}, à ${time}`,
  ringStart: (time) => `maintenant, jusqu’à ${time}`,
  ringLate: (duration, time) =>
    `en cours depuis ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
  ringOver: (duration, time) =>
    `fenêtre ouverte à ${time}, déjà terminée. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
  ringRow: (name, time, zone) => `${time} ${name}, ${zone}`,
  dismiss: "Masquer",
  open: "Ouvrir les prévisions",
  openTimers: "Ouvrir les minuteurs",
  timerEarly: {
    monster: (duration, time) => `réapparaît au plus tôt dans ${duration}, à ${time}`,
    bunny: (duration, time) => `peut réapparaître dans ${duration}, dès ${time}`,
    pot: (duration, time) => `commence dans ${duration}, à ${time}`,
    encounter: (duration, time) => `peut être redéclenchée dans ${duration}, à ${time}`,
    tower: (duration, time) => `inscription possible dans ${duration}, à ${time}`,
  },
  timerDue: {
    monster: "peut-être là maintenant",
    bunny: (latest) => `peut-être là maintenant, au plus tard à ${latest}`,
    pot: "commence maintenant",
    encounter: (latest) => `peut être redéclenchée ; d’elle-même dès ${latest}`,
    tower: "l’inscription peut s’ouvrir maintenant",
  },
  timerLate: {
    monster: (duration, time) =>
      `peut-être là depuis ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
    bunny: (duration, time) =>
      `peut-être là depuis ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
    pot: (duration, time) =>
      `a commencé à ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
    encounter: (duration, time) =>
      `peut être redéclenchée depuis ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
    tower: (duration, time) =>
      `l’inscription est peut-être ouverte depuis ${time}. Cette sonnerie a ${duration} de retard : la page était en veille ou fermée.`,
  },
  rings: "Alarmes",
};

export default messages;
