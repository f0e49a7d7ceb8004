import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./messages/needs.en.ts";

export const needMessages = defineCatalogue(messages, {
  ja: () => import("./messages/needs.ja.ts"),
  de: () => import("./messages/needs.de.ts"),
  fr: () => import("./messages/needs.fr.ts"),
});
