import type { PlayTimesMessages } from "./en.ts";

const messages: PlayTimesMessages = {
  toggle: "Seulement quand je peux jouer",
  edit: "Mes heures",
  title: "Quand je peux jouer",
  lead: "Des heures de votre semaine, à votre propre horloge. Une fenêtre compte si elle recouvre vos heures d’au moins cinq minutes. Gardé dans ce navigateur seulement.",
  days: "Jours",
  from: "De",
  to: "À",
  nextDay: "finit le lendemain",
  add: "Ajouter des heures",
  remove: (range) => `Retirer ${range}`,
  usual: "Soirs et week-ends",
  none: "Aucune heure n’est donnée, donc rien n’est écarté.",
  noDay: "Choisissez au moins un jour.",
  close: "Fermer",
  done: "Terminé",
};

export default messages;
