import { defineCatalogue } from "~/i18n/catalogue.ts";
import { messages } from "./logograms-messages/en.ts";

export const logogramSourceMessages = defineCatalogue(messages, {
  ja: () => import("./logograms-messages/ja.ts"),
  de: () => import("./logograms-messages/de.ts"),
  fr: () => import("./logograms-messages/fr.ts"),
});
