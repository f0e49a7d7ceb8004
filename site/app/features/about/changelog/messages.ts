export { messages as changelogMessages } from "./messages/en.ts";
