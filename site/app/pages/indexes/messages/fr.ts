import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  records: {
    title: "Données",
    lead: "Les tables du jeu : monstres, ennemis, affrontements, coffres, échanges, niveaux et armes reliques, à chercher et à trier.",
  },
  guides: {
    title: "Guides",
    lead: "Le déroulement de chaque mission d’exploration, de l’accès au dernier affrontement, et le vocabulaire des joueurs.",
  },
  groups: {
    occult: "Île de Lunule",
    bozja: "Bozja et Delubrum Reginae",
    eureka: "Eurêka",
    forays: "Toutes les missions d’exploration",
    about: "Vocabulaire",
  },
  lines: {
    "/start":
      "Vous débutez ? Chaque mission d’exploration en bref, comment la débloquer et la première heure.",
    "/occult/enemies":
      "Niveau, faiblesse et lieu de chaque ennemi de l’île de Lunule méridionale et septentrionale.",
    "/occult/records": "Toutes les entrées du calepin et leur origine.",
    "/bozja/notes": "Les 50 notes du front et leur origine.",
    "/bozja/engagements":
      "Escarmouches, affrontements cruciaux et duels : déclencheurs, lieux et récompenses.",
    "/eureka/nms": "67 monstres célèbres : niveau, lieu, déclencheur et météo.",
    "/boxes": "Ce que peuvent contenir les coffres verrouillés et les coffres au trésor, et leur valeur.",
    "/exchanges": "Ce que chaque monnaie permet d’acheter, et auprès de qui.",
    "/relics": "Chaque étape des armes reliques, à cocher, avec ce qu’il vous manque.",
    "/levels": "Expérience, faits d’armes et savoir pour chaque niveau et chaque rang.",
    "/rewards": "Ce que donne chaque ALÉA, escarmouche, affrontement crucial et duel, avec les quantités.",
    "/occult/guide": "Accès, jobs de soutien, trésors et tours.",
    "/bozja/guide": "Accès, les deux fronts, Castrum Lacus Litore et le Dalriada.",
    "/delubrum/guide": "Delubrum Reginae (sadique), boss par boss.",
    "/eureka/guide": "Accès, niveaux élémentaires, actions Logos et Arsenal de Baldesion.",
    "/glossary": "Les termes des missions d’exploration, chacun en une phrase.",
  },
};

export default messages;
