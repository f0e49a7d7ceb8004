import "./embed.css";
import { showClock } from "./clock.ts";
import { showForecast } from "./forecast.ts";
import { startEmbed } from "./frame.ts";

startEmbed({ clock: showClock, forecast: showForecast });
