import "./forecast.css";
import { startEmbed } from "../../embed/frame.ts";
import { showClock } from "./clock.ts";
import { showForecast } from "./forecast.ts";

startEmbed({ clock: showClock, forecast: showForecast });
