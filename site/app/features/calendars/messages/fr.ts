import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "S’abonner",
  title: "S’abonner à un calendrier",
  lead: "Votre programme de calendrier montre chaque fenêtre des 90 jours qui suivent la dernière mise à jour de l’almanach et les relit de lui-même : la plupart une fois par jour, Google Agenda parfois après deux jours. Les fenêtres ne changent jamais, c’est donc sans danger.",
  plain: "Calendrier sans alarmes",
  withAlarms: "Calendrier avec alarmes",
  alarmsNote:
    "Les alarmes sonnent dix minutes avant chaque fenêtre. Avec alarmes, un calendrier couvre 5 jours, celui de plusieurs ensemble 2. Certains programmes, dont Google Agenda, ignorent les alarmes des calendriers suivis.",
  collectionNote:
    "Google Agenda accepte des fichiers de 1 Mo au plus. Un calendrier de plusieurs ensemble est plus lourd sans alarmes : choisissez-y celui avec alarmes.",
};

export default messages;
