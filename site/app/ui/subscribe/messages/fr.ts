import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "S’abonner",
  title: "S’abonner à un calendrier",
  lead: "Votre programme de calendrier montre les fenêtres et les relit de lui-même : la plupart une fois par jour, Google Agenda parfois après deux jours. Les fenêtres ne changent jamais, c’est donc sans danger.",
  plain: "Calendrier sans alarmes",
  withAlarms: "Calendrier avec alarmes",
  alarmsNote:
    "Les alarmes sonnent dix minutes avant chaque fenêtre. Certains programmes, dont Google Agenda, ignorent les alarmes des calendriers suivis.",
};

export default messages;
