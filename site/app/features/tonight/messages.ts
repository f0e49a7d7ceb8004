export { messages as tonightMessages } from "./messages/en.ts";
