export { type EffectMessages, messages as effectMessages } from "./messages/en.ts";
