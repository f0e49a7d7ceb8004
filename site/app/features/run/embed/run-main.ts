import "./run.css";
import { startEmbed } from "../../embed/frame.ts";
import { showRun } from "./run.ts";

startEmbed({ run: showRun });
