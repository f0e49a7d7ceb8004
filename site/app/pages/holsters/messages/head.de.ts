import type { HolstersHead } from "./head.en.ts";

const messages: HolstersHead = {
  hostTitle: (host) => `${host}: DRS-Holster`,
  hostText: (host, server) =>
    `Holster für die Läufe von ${host} (${server}) durch Delubrum Reginae (episch): beide Taschen mit Gewicht, was zu farmen oder zu kaufen ist, und heutige Preise.`,
  typeTitle: (type, host) => `${type} von ${host}: DRS-Holster`,
  typeText: (type, host) =>
    `Alle Holster von ${host} für ${type} in Delubrum Reginae (episch), nach Rolle, mit Gewicht, Quellen und Preisen.`,
  holsterTitle: (holster, role, type, host) => `${holster} (${role}), ${type} von ${host}: DRS-Holster`,
  holsterText: (holster, type, host) =>
    `Holster ${holster} für ${type} von ${host} in Delubrum Reginae (episch): beide Taschen, ihr Gewicht, die nötigen Splitter und woher sie kommen.`,
};

export default messages;
