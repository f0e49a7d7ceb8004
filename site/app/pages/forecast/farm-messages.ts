import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./farm-messages/en.ts";

export const farmMessages = defineCatalogue(messages, {
  ja: () => import("./farm-messages/ja.ts"),
  de: () => import("./farm-messages/de.ts"),
  fr: () => import("./farm-messages/fr.ts"),
});
