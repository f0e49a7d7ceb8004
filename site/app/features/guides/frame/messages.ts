export { messages as guideShellMessages } from "./messages/en.ts";
