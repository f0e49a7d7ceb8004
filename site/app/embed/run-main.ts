import "./run.css";
import { startEmbed } from "./frame.ts";
import { showRun } from "./run.ts";

startEmbed({ run: showRun });
