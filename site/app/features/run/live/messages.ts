export { messages as signUpMessages } from "./messages/en.ts";
