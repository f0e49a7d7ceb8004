import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./messages/asked.en.ts";

export const askedMessages = defineCatalogue(messages, {
  ja: () => import("./messages/asked.ja.ts"),
  de: () => import("./messages/asked.de.ts"),
  fr: () => import("./messages/asked.fr.ts"),
});
