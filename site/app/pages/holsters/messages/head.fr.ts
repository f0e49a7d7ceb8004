import type { HolstersHead } from "./head.en.ts";

const messages: HolstersHead = {
  hostTitle: (host) => `${host} : étuis DRS`,
  hostText: (host, server) =>
    `Étuis pour les sorties de ${host} (${server}) dans Delubrum Reginae (sadique) : les deux sacs et leur poids, quoi farmer ou acheter, et les prix du jour.`,
  typeTitle: (type, host) => `${type} par ${host} : étuis DRS`,
  typeText: (type, host) =>
    `Tous les étuis de ${host} pour ${type} dans Delubrum Reginae (sadique), par rôle, avec poids, sources et prix.`,
  holsterTitle: (holster, role, type, host) => `${holster} (${role}), ${type} par ${host} : étui DRS`,
  holsterText: (holster, type, host) =>
    `Étui ${holster} pour ${type} de ${host} dans Delubrum Reginae (sadique) : les deux sacs, leur poids, les éclats nécessaires et où les trouver.`,
};

export default messages;
