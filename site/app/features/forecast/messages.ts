export { type ForecastMessages, messages as forecastMessages } from "./messages/en.ts";
