import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "Abonnieren",
  title: "Einen Kalender abonnieren",
  lead: "Dein Kalenderprogramm zeigt jedes Fenster der 90 Tage ab der letzten Aktualisierung des Almanachs und holt sie von selbst neu: die meisten einmal am Tag, Google Kalender manchmal erst nach zwei. Fenster ändern sich nie, es schadet also nicht.",
  plain: "Kalender ohne Alarme",
  withAlarms: "Kalender mit Alarmen",
  alarmsNote:
    "Alarme klingeln zehn Minuten vor jedem Fenster. Mit Alarmen reicht ein Kalender 5 Tage weit, einer von mehreren zusammen 2. Manche Programme, auch Google Kalender, lassen Alarme abonnierter Kalender weg.",
  collectionNote:
    "Google Kalender nimmt Dateien bis 1 MB. Ein Kalender von mehreren zusammen kann ohne Alarme größer sein: Nimm dann den mit Alarmen.",
};

export default messages;
