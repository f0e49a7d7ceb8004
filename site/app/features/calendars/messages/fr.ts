import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "S’abonner",
  title: "S’abonner à un calendrier",
  lead: "Votre programme de calendrier montre chaque fenêtre des 90 jours qui suivent la dernière mise à jour de l’almanach et relit le tout de lui-même : la plupart une fois par jour, Google Agenda parfois au bout de deux jours. Les fenêtres ne changent jamais, cela ne gêne donc pas.",
  plain: "Calendrier sans alarmes",
  withAlarms: "Calendrier avec alarmes",
  alarmsNote:
    "Les alarmes sonnent dix minutes avant chaque fenêtre. Avec alarmes, le calendrier d’une seule prévision couvre 5 jours, celui qui en regroupe plusieurs 2 jours seulement. Certains programmes, dont Google Agenda, ignorent les alarmes des calendriers suivis.",
  collectionNote:
    "Google Agenda accepte des fichiers de 1 Mo au plus. Un calendrier qui regroupe plusieurs prévisions peut être plus lourd sans alarmes : choisissez alors celui avec alarmes.",
};

export default messages;
