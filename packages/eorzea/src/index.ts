export { type Locale, locales } from "./locale.ts";
