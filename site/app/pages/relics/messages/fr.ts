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
  another: "Commencer une autre arme",
  anotherDone: "Ses étapes sont de nouveau ouvertes ; ce qu’un compte fait une fois reste fait.",
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
  inGuide: "ALÉA et affrontements qui le donnent",
  orFor: (cost) => `ou contre ${cost}`,
};

export default messages;
