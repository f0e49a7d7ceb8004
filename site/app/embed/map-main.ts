import "./map.css";
import { startEmbed } from "./frame.ts";
import { showMap } from "./map.ts";

startEmbed({ map: showMap });
