import type { AskedMessages } from "./asked.en.ts";

const messages: AskedMessages = {
  title: "Si le meneur vous le demande",
  note: (host) =>
    `La plupart prennent la liste telle quelle. ${host} demande à une personne du rôle de la modifier, pour que le groupe ait ces actions une fois. Convenez de qui s’en charge.`,
  brings: (names) => `Vous apportez ${names}`,
  putIn: "À ajouter",
  takeOut: "À retirer",
  weight: (weight, capacity) => `Le sac principal pèse alors ${weight} sur ${capacity}.`,
  over: (weight, capacity) =>
    `Le sac principal pèse alors ${weight} sur ${capacity} : retirez aussi autre chose.`,
  lacking: (names) => `Absent du sac, donc impossible à retirer : ${names}.`,
  apply: (names) => `Modifier le sac : ${names}`,
  applyShort: "Modifier le sac",
  applied: "Dans le sac",
  done: (names) => `Sac principal modifié pour ${names}. Annuler le remet comme avant.`,
};

export default messages;
