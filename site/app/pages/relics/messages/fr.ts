import type { RelicMessages } from "./en.ts";

const messages: RelicMessages = {
  title: "Armes reliques",
  lead: "Cochez les étapes faites et indiquez ce que vous avez : la liste montre ce qu’il reste à réunir, d’où cela vient et quand revient la météo voulue. Elle reste dans ce navigateur.",
  line: "Arme",
  lines: { eureka: "Eurêka", resistance: "Résistance", phantom: "Fantômes" },
  stepList: "Étapes",
  step: (number) => `Étape ${number}`,
  itemLevel: (level) => `niveau d’objet ${level}`,
  once: "une fois par compte",
  askedOnce: "Une fois par compte",
  gil: (amount) => `${amount} ${/^[01](,|$)/.test(amount) ? "gil" : "gils"}`,
  firstFree: "La première arme ne coûte rien.",
  logos: (count) =>
    /^[01](,|$)/.test(count)
      ? `${count} sorte d’action Logos fabriquée`
      : `${count} sortes d’actions Logos fabriquées`,
  nothing: "ne demande aucun objet",
  done: (done, all) =>
    /^[01](,|$)/.test(done) ? `${done} étape faite sur ${all}` : `${done} étapes faites sur ${all}`,
  weapons: "Armes en cours",
  noJob: "Job à choisir",
  weapon: (job, done, all) => `${job} ${done}/${all}`,
  weaponOf: (job, line) => `${job} (${line})`,
  jobOfThis: "Job de cette arme",
  another: "Une autre arme pour",
  chooseJob: "Choisir un job",
  setJob: "Définir le job",
  addWeapon: "Ajouter l’arme",
  added: (job) => `Arme affichée : ${job}.`,
  remove: (job) => `Retirer : ${job}`,
  removed: (job) => `Retirée avec ses étapes : ${job}.`,
  undo: "Annuler",
  scope: "Nécessaire pour",
  allWeapons: (count) => `Les ${count} armes`,
  thisWeapon: "Cette arme",
  left: "Reste à réunir",
  nothingLeft: "Il ne reste rien à réunir.",
  item: "Objet",
  needed: "Manque",
  held: "Vous avez",
  heldOf: (item) => `Vous avez : ${item}`,
  from: "Provenance",
  next: "Prochaine fenêtre",
  area: (zone, area) => `${zone}, secteur ${area}`,
  encounters: { skirmishes: "escarmouches", engagements: "affrontements cruciaux" },
  gives: (source, quantity) => `${source} : ${quantity} à chaque fois`,
  tomestones: (count, isPoetics) =>
    isPoetics ? `${count} mémoquartz allagois poétiques par pièce` : `${count} mémoquartz allagois par pièce`,
  somewhereIn: (zones) => `Zone : ${zones}`,
  exactSource: "Ennemis qui le donnent",
  inGuide: "ALÉA et affrontements qui le donnent",
  orFor: (cost) => `ou contre ${cost}`,
};

export default messages;
