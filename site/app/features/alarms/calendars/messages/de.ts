import type { SubscribeMessages } from "./en.ts";

const messages: SubscribeMessages = {
  subscribe: "Abonnieren",
  title: "Einen Kalender abonnieren",
  lead: "Dein Kalenderprogramm zeigt alle Fenster der 90 Tage ab der letzten Aktualisierung des Almanachs und lädt sie von selbst neu: meist einmal am Tag, Google Kalender manchmal erst nach zwei Tagen. Das schadet nicht, denn Fenster ändern sich nie.",
  plain: "Kalender ohne Alarme",
  withAlarms: "Kalender mit Alarmen",
  alarmsNote:
    "Alarme klingeln zehn Minuten vor jedem Fenster. Mit Alarmen reicht ein Kalender 5 Tage weit, ein Sammelkalender 2. Manche Programme, auch Google Kalender, lassen Alarme abonnierter Kalender weg.",
  collectionNote:
    "Google Kalender nimmt Dateien bis 1\u00a0MB. Ein Sammelkalender ohne Alarme kann größer sein: Nimm dann den mit Alarmen.",
};

export default messages;
