import type { PlayTimesMessages } from "./en.ts";

const messages: PlayTimesMessages = {
  toggle: "Seulement quand je peux jouer",
  edit: "Mes heures",
  title: "Quand je peux jouer",
  lead: "Vos heures de jeu de la semaine, à votre heure locale. Une fenêtre compte si elle recouvre ces heures d’au moins cinq minutes. Elles restent dans ce navigateur.",
  days: "Jours",
  from: "De",
  to: "À",
  nextDay: "finit le lendemain",
  add: "Ajouter des heures",
  remove: (range) => `Retirer ${range}`,
  usual: "Soirs et week-ends",
  none: "Aucune heure indiquée : toutes les fenêtres sont affichées.",
  noDay: "Choisissez au moins un jour.",
  close: "Fermer",
  done: "Terminé",
};

export default messages;
