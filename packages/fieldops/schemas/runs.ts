import { z } from "zod";
import { runTasks, seatRoles } from "../src/runs/seat-words.ts";
import { named } from "./field-schemas.ts";

export function runFields() {
  const words = "../src/runs/seat-words.ts";
  const seatRole = named("SeatRole", z.enum(seatRoles), words);
  const runTask = named("RunTask", z.enum(runTasks), words);
  return { words, seatRole, runTask };
}
