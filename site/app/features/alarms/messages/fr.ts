import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "Alarme",
  on: "Alarme active",
  title: (name) => `Alarme : ${name}`,
  early: "Premier signal",
  earlyNone: "aucun",
  earlyMinutes: (minutes) => (minutes < 2 ? `${minutes} minute avant` : `${minutes} minutes avant`),
  start: "Sonner au début",
  remove: "Retirer l’alarme",
  removed: "Alarme retirée.",
  done: "Terminé",
  close: "Fermer",
  all: "Toutes les alarmes",
  added: (name) => `Alarme réglée : ${name}.`,
  promise:
    "Elle sonne tant que l’almanach est ouvert dans un onglet, celui-ci ou un autre. Un navigateur fermé ne sonne pas : pour cela, prenez le fichier calendrier de vos alarmes.",
  allowed: "Les notifications sont autorisées.",
  deniedShort: "Les notifications sont bloquées",
  denied:
    "Ce navigateur refuse les notifications à l’almanach. Les alarmes s’affichent tout de même dans la page ouverte et tintent ; autorisez les notifications dans les réglages du site pour les voir ailleurs.",
  unsupportedShort: "Pas de notifications dans ce navigateur",
  unsupported:
    "Ce navigateur ne propose pas de notifications aux pages web. Les alarmes s’affichent dans la page ouverte et tintent.",
  homeScreenShort: "Les notifications exigent l’écran d’accueil",
  homeScreen:
    "Sur iPhone et iPad, seuls les sites placés sur l’écran d’accueil peuvent envoyer des notifications. Touchez Partager, puis « Sur l’écran d’accueil », ouvrez l’almanach de là et autorisez-les. D’ici là, les alarmes s’affichent dans la page ouverte et tintent.",
  ask: "Autoriser les notifications",
  ringEarly: (duration, time) => `dans ${duration}, à ${time}`,
  ringStart: (time) => `maintenant, jusqu’à ${time}`,
  ringLate: (duration, time) =>
    `depuis ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
  ringOver: (duration, time) =>
    `c’était à ${time}, c’est fini. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
  ringRow: (name, time, zone) => `${time} ${name}, ${zone}`,
  dismiss: "Fermer",
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
      `peut-être là depuis ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
    bunny: (duration, time) =>
      `peut-être là depuis ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
    pot: (duration, time) =>
      `a commencé à ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
    encounter: (duration, time) =>
      `peut être redéclenchée depuis ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
    tower: (duration, time) =>
      `l’inscription peut être ouverte depuis ${time}. Ce signal a ${duration} de retard : la page était en veille ou fermée.`,
  },
  rings: "Alarmes",
};

export default messages;
