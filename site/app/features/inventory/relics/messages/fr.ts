import type { RelicMessages } from "./en.ts";

const messages: RelicMessages = {
  title: "Armes reliques",
  lead: "Cochez les étapes faites et indiquez ce que vous avez : la liste montre ce qu’il reste à réunir, d’où cela vient et quand revient la météo voulue. Tout reste dans ce navigateur.",
  line: "Arme",
  lines: { eureka: "Eurêka", resistance: "Résistance", phantom: "Fantômes" },
  stepList: "Étapes",
  step: (number) => `Étape ${number}`,
  itemLevel: (level) => `niveau d’objet ${level}`,
  once: "une fois par personnage",
  askedOnce: "Une fois par personnage",
  onceZones: (zones, fates) =>
    `ennemis marqués et ${fates} ALÉA avec médaille d’or dans chacune des ${zones} zones de Dawntrail`,
  onceDuties: {
    leveling: (count) => `${count} donjons de progression`,
    expert: (count) => `${count} donjons d’expert`,
    trials: (count) => `${count} défis`,
    allianceRaids: (count) => `${count} raids en alliance`,
    raids: (count) => `${count} raids`,
  },
  gil: (amount) => `${amount} ${/^[01](,|$)/.test(amount) ? "gil" : "gils"}`,
  firstFree: "La première arme ne coûte rien.",
  logos: (count) =>
    /^[01](,|$)/.test(count)
      ? `${count} action Logos fabriquée`
      : `${count} actions Logos différentes fabriquées`,
  nothing: "ne demande aucun objet",
  alsoBefore: (count) =>
    count < 2
      ? "L’étape précédente a été cochée aussi."
      : `Les ${count} étapes précédentes ont été cochées aussi.`,
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
  wishTonight: "Ajouter aux souhaits du soir",
  left: "Reste à réunir",
  nothingLeft: "Il ne reste rien à réunir.",
  item: "Objet",
  needed: "Requis",
  held: "En stock",
  heldOf: (item) => `En stock : ${item}`,
  from: "Provenance",
  next: "Prochaine fenêtre",
  area: (zone, area) => `${zone}, secteur ${area}`,
  encounters: { skirmishes: "escarmouches", engagements: "affrontements cruciaux" },
  gives: (source, quantity) => `${source}, ${quantity} à chaque fois`,
  fates: (zones, percent) =>
    percent === undefined ? `ALÉA : ${zones}` : `ALÉA : ${zones} (${percent} % de chances)`,
  floors: (raid, floors) => `${raid}, étages ${floors}`,
  places: {
    alexander: "Alexander",
    crystalTower: "Dédale antique, Tour de Syrcus, Monde des Ténèbres",
    dungeons60: "Donjons de niveau 60",
    dungeons70: "Donjons de niveau 70",
    eden: "Éden",
    heavenOnHigh: "Pilier des Cieux",
    ivalice: "Cité royale de Rabanastre, Phare de Ridorana, Monastère d’Orbonne",
    mhach: "Arche du néant, Cité défendue de Mhach, Dun Scaith",
    omega: "Oméga",
    palace: "Palais des morts à partir du sous-sol 151",
  },
  tomestones: (count, isPoetics) =>
    isPoetics ? `${count} mémoquartz allagois poétiques par objet` : `${count} mémoquartz allagois par objet`,
  somewhereIn: (zones) => `Zone : ${zones}`,
  exactSource: "Ennemis qui le donnent",
  inGuide: "ALÉA et affrontements qui le donnent",
  orFor: (cost) => `ou contre ${cost}`,
};

export default messages;
