export { messages as default } from "./en.ts";
