import type { PriceMessages } from "./en.ts";

const messages: PriceMessages = {
  gil: (amount) => `${amount} ${/^[01](,|$)/.test(amount) ? "gil" : "gils"}`,
  market: "Prix du marché",
  changePlace: (place) => (place === "Choisir une région" ? place : `${place}\u00a0: changer de région`),
  anyPlace: "Choisir une région",
  idle: "Les prix se chargent dès que cette partie est visible.",
  loading: "Chargement des prix…",
  ready: "Les prix sont à jour.",
  nothing: "Aucune offre, et aucune vente récente.",
  withFee: "frais de 5 % compris",
  feeIncluded: "Les coûts comprennent les frais de 5 % du tableau des ventes.",
  source: "Prix : Universalis",
  stale: (age) => `relevés il y a ${age}`,
  repeating: (trouble) => `${trouble}\u00a0; nouvel essai dans un instant.`,
  repeatingLater: (trouble) => `${trouble}\u00a0; nouvel essai dans une minute.`,
  ended: (trouble) => `${trouble}.`,
  trouble: {
    offline: "Vous êtes hors ligne\u00a0; les prix se chargeront à votre retour en ligne",
    rateLimited: "Le service de prix demande d’attendre après trop de requêtes",
    refused: "Le service de prix a refusé la requête, sans doute parce qu’il y en a eu trop",
    brokenOff: "La réponse du service de prix s’est interrompue",
    unreachable: "Le service de prix est injoignable",
    failed: "Le service de prix ne répond pas",
    unreadable: "La réponse du service de prix est illisible",
    unknownPlace:
      "Le service de prix ne connaît pas la région, le centre de données ou le monde choisi\u00a0; changez-le dans les réglages",
  },
  retry: "Réessayer",
  average: "Prix de vente moyen",
  cheapest: "Offre la moins chère",
  seen: (age) => `vu il y a ${age}`,
  listing: (price, quantity, world) => `${price} × ${quantity} sur ${world}`,
  listingHere: (price, quantity) => `${price} × ${quantity}`,
  empty: "Aucune offre.",
  noSales: "aucune vente",
  unknown: "Aucun prix pour cet objet.",
  unmarketable: "Ne se vend pas au tableau des ventes.",
  notHad: "Prix indisponible.",
  waiting: "Chargement du prix…",
};

export default messages;
