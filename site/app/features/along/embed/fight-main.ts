import "./fight.css";
import { startEmbed } from "../../embed/frame.ts";
import { showFight } from "./fight.ts";

startEmbed({ fight: showFight });
