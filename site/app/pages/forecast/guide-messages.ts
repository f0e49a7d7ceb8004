import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./guide-messages/en.ts";

export const guideMessages = defineCatalogue(messages, {
  ja: () => import("./guide-messages/ja.ts"),
  de: () => import("./guide-messages/de.ts"),
  fr: () => import("./guide-messages/fr.ts"),
});
