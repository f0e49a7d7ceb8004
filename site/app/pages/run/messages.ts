import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./messages/en.ts";

export const runMessages = defineCatalogue(messages, {
  ja: () => import("./messages/ja.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
