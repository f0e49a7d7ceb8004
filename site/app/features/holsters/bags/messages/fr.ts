import type { BagMessages } from "./en.ts";

const messages: BagMessages = {
  roles: {
    tank: "Tank",
    healer: "Soigneur",
    melee: "DPS de mêlée",
    ranged: "DPS physique à distance",
    caster: "DPS magique à distance",
  },
  bags: { prepop: "Pré-pull", main: "Principal" },
  bagNotes: { prepop: "utilisé avant le pull", main: "emporté au combat" },
  empty: "Rien dans ce sac pour l’instant.",
  add: "Ajouter une action",
  addTo: (bag) => `Ajouter une action au sac ${bag}`,
  quantityOf: (name) => `Quantité : ${name}`,
  oneMore: (name) => `Une de plus : ${name}`,
  oneLess: (name) => `Une de moins : ${name}`,
  remove: (name) => `Retirer ${name}`,
  change: (name) => `Remplacer ${name} par une autre action`,
  moveTo: (name, bag) => `Déplacer ${name} vers ${bag}`,
  grip: (name) => `Déplacer ${name}`,
  gripHelp:
    "Faites glisser ou utilisez les flèches : haut et bas déplacent la ligne, gauche et droite la mettent dans l’autre sac.",
  moved: (name, bag, place, count) => `${name} : ${bag}, ${place} sur ${count}.`,
  removed: (name) => `Retiré : ${name}.`,
  added: (name, bag) => `Ajouté au sac ${bag} : ${name}.`,
  weight: "Poids",
  lineWeight: (weight) => `poids ${weight}`,
  total: "Poids total",
  of: (weight, capacity) => `${weight} / ${capacity}`,
  warnings: "Avertissements",
  overWeight: (bag, weight, capacity) =>
    `Sac ${bag} : poids ${weight}, soit ${weight - capacity} de trop pour un mémento limité à ${capacity}.`,
  wrongRole: (bag, name, role) => `${bag} : ce rôle (${role}) ne peut pas utiliser ${name}.`,
  clashUse: (bag, first, second) => `${bag} : ${first} et ${second} s’excluent ; une seule peut être active.`,
  clashEffect: (bag, first, second) =>
    `${bag} : ${first} et ${second} ne cumulent pas leurs effets sur une même cible.`,
  overHeld: (bag, name, quantity, most) =>
    `${bag} : ${quantity} × ${name}, c’est plus qu’un mémento ne peut contenir (${most}).`,
  close: "Fermer",
  notForRole: "pas pour ce rôle",
  undo: "Annuler",
  redo: "Rétablir",
  clear: "Vider les deux sacs",
};

export default messages;
