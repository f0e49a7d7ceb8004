import type { GuidesMessages } from "./en.ts";

const messages: GuidesMessages = {
  title: "Guides",
  lead: "Le déroulement de chaque mission d’exploration, de l’accès au dernier affrontement, et le vocabulaire des joueurs.",
};

export default messages;
