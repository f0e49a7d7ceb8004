import type { AlarmsHead } from "./head.en.ts";

const messages: AlarmsHead = {
  title: "Alarmes",
  description:
    "Alarmes pour monstres notoires et farms : quelques minutes avant, au début, et un fichier de calendrier qui sonne même navigateur fermé.",
};

export default messages;
