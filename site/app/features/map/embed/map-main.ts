import "./map.css";
import { startEmbed } from "../../embed/frame.ts";
import { showMap } from "./map.ts";

startEmbed({ map: showMap });
