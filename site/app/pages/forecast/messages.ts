export { messages as forecastMessages } from "./messages/en.ts";
