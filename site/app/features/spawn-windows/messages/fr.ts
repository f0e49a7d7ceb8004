import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `en cours, encore ${left}`,
  nextIn: (time) => `dans ${time}`,
  allTimes: "Horaires",
  night: "Nuit",
  ofMob: (name, mob) => `${name} : ${mob}`,
  kill: (name) => `déclencheur : ${name}`,
  killAtNight: (name) => `déclencheur (la nuit) : ${name}`,
  conflict: (minutes) => `Seulement dans une instance à laquelle il reste au moins ${minutes} min au début`,
  conflictNew: "Seulement dans une nouvelle instance",
  warn: (minutes) => `seulement avec au moins ${minutes} min restantes au début`,
  warnNew: "nouvelle instance seulement",
  cut: (kept, total) => `${kept} sur ${total}`,
  copied: "Copié.",
  copiedSome: (kept, total) =>
    `${kept} sur ${total} copiées : un message Discord est limité à 2\u202f000 caractères.`,
  copyFailed: "Le navigateur n’a pas autorisé la copie.",
};

export default messages;
