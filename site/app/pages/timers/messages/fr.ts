import type { TimerPageMessages } from "./en.ts";

const messages: TimerPageMessages = {
  title: "Minuteurs",
  eyebrow: "Ce qu’aucune météo ne dit",
  lead: "Les ALÉA des lapins et des pots et le retour des monstres notoires dépendent de votre instance. Dites à l’almanach ce que vous venez de voir : il compte à partir de là et sonne, dans ce navigateur seulement.",
  ring: "Sonnerie",
  ringLead:
    "Un minuteur en cours sonne comme une alarme : quelques minutes avant et au retour prévu, une fois quel que soit le nombre d’onglets. L’almanach doit être ouvert dans un onglet.",
  ringStart: "Sonner au retour prévu",
  ringSilent: "Les alarmes sonnent sans tintement, les minuteurs aussi.",
  ringOff: "Rien ne doit sonner d’après vos réglages : les minuteurs se taisent aussi.",
  ringSettings: "Alarmes et ce qui sonne",
  running: "En cours",
  nothing: "Rien en cours.",
  pots: "ALÉA des pots",
  potsLead:
    "Dans chaque zone de l’île de Lunule, deux alternent : un toutes les 30 minutes, chacun toutes les 60.",
  potBegan: "Vient de commencer",
  potNext: "Ensuite",
  bunnies: "ALÉA des lapins",
  bunniesLead:
    "Après sa fin, un ALÉA de lapin revient en 8:50 à 16:40 minutes, d’après les mesures des joueurs.",
  bunnyEnded: "Vient de finir",
  bunnyBack: (from, to) => `de retour entre ${from} et ${to}`,
  bunnyMayBe: (to) => `peut être là, au plus tard à ${to}`,
  bunnyIs: (to) => `devrait être là depuis ${to}`,
  monsters: "Monstres notoires",
  monstersLead:
    "Ils reviennent au plus tôt deux heures après leur mort, puis attendent leur météo, leur nuit ou les victoires qui les appellent.",
  levels: (least, most) => (least === most ? `niveau ${least}` : `niveaux ${least} à ${most}`),
  level: (level) => `niveau ${level}`,
  at: (x, y) => `X: ${x} Y: ${y}`,
  inTime: (duration) => `dans ${duration}`,
  seenAt: (time) => `vu à ${time}`,
  stop: (name) => `Annuler le minuteur : ${name}`,
  copy: (name) => `Copier pour le chat : ${name}`,
  copied: "Copié.",
  copyFailed: "Le navigateur n’a pas permis la copie.",
  started: (name) => `Minuteur lancé : ${name}.`,
  potLine: (seen, next, duration, et) => `${seen} vu ; ensuite : ${next} dans ${duration} (${et} HE)`,
  bunnyLine: (name, from, to) => `${name} : de retour ${from} à ${to} HE`,
  south: "sud",
  north: "nord",
};

export default messages;
