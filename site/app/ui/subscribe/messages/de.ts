import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "Abonnieren",
  title: "Einen Kalender abonnieren",
  lead: "Dein Kalenderprogramm zeigt die Fenster und holt sie von selbst neu: die meisten einmal am Tag, Google Kalender manchmal erst nach zwei. Fenster ändern sich nie, es schadet also nicht.",
  plain: "Kalender ohne Alarme",
  withAlarms: "Kalender mit Alarmen",
  alarmsNote:
    "Alarme läuten zehn Minuten vor jedem Fenster. Manche Programme, auch Google Kalender, lassen Alarme abonnierter Kalender weg.",
};

export default messages;
