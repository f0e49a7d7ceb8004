import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `en cours, encore ${left}`,
  nextIn: (time) => `dans ${time}`,
  allTimes: "Horaires",
  night: "Nuit",
  ofMob: (name, mob) => `${name} : ${mob}`,
  kill: (name) => `déclencheur : ${name}`,
  killAtNight: (name) => `déclencheur (la nuit) : ${name}`,
  conflict: (weather, range) =>
    `${weather}\u00a0: météo déjà présente (${range}). Si quelqu’un était là à ce moment, le monstre est peut-être déjà apparu.`,
  conflictNow: (now, start, time) =>
    `Consultez la Liste des joueurs\u00a0: si le Temps restant le plus bas est inférieur à ${now}\u00a0min maintenant (${start} à ${time}), l’instance était déjà ouverte. Sinon, cela ne prouve rien. Demandez en /shout ou consultez un tracker.`,
  conflictAt: (start, time) =>
    `Consultez la Liste des joueurs à ${time}\u00a0: si le Temps restant le plus bas est inférieur à ${start}\u00a0min, l’instance était déjà ouverte. Sinon, cela ne prouve rien. Demandez en /shout ou consultez un tracker.`,
  conflictLater: (after, start, time) =>
    `Consultez la Liste des joueurs après ${after}\u00a0: si le Temps restant le plus bas est inférieur à ${start}\u00a0min à ${time}, l’instance était déjà ouverte. Sinon, cela ne prouve rien. Demandez en /shout ou consultez un tracker.`,
  conflictAdjoining: (weather, range) =>
    `${weather}\u00a0: météo déjà présente (${range}), sans interruption jusqu’à cette fenêtre. Si quelqu’un était là, le monstre est peut-être déjà apparu, et aucun temps restant ne peut le dire. Demandez en /shout ou consultez un tracker.`,
  warn: (minutes) => `vérifier le temps restant le plus bas\u00a0: ${minutes}+ au début, demander un tracker`,
  warnAdjoining: "même météo juste avant\u00a0: demander un tracker",
  cut: (kept, total) => `${kept} sur ${total}`,
  copied: "Copié.",
  copiedSome: (kept, total) =>
    `${kept} sur ${total} copiées : un message Discord est limité à 2\u202f000 caractères.`,
  copyFailed: "Votre navigateur a bloqué la copie.",
};

export default messages;
