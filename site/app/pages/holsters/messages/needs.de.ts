export { messages as default } from "./needs.en.ts";
