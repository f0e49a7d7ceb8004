import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "S’abonner",
  title: "S’abonner à un calendrier",
  lead: "Votre application de calendrier affiche chaque fenêtre des 90 jours qui suivent la dernière mise à jour de l’almanach et s’actualise d’elle-même : la plupart le font une fois par jour, Google Agenda parfois seulement tous les deux jours. Les fenêtres ne changent jamais : ce retard est sans conséquence.",
  plain: "Calendrier sans alarmes",
  withAlarms: "Calendrier avec alarmes",
  alarmsNote:
    "Les alarmes sonnent dix minutes avant chaque fenêtre. Un calendrier avec alarmes couvre 5 jours, ou 2 seulement s’il regroupe plusieurs prévisions. Certaines applications, dont Google Agenda, ignorent les alarmes des calendriers auxquels on s’abonne.",
  collectionNote:
    "Google Agenda accepte des fichiers de 1 Mo au plus. Sans alarmes, un calendrier qui regroupe plusieurs prévisions peut dépasser cette taille : choisissez alors celui avec alarmes.",
};

export default messages;
