import { spawn } from "node:child_process";
import { onOrphaned } from "./orphan.mjs";

/**
 * Runs a program to its end. With `quiet`, its output is collected instead of shown.
 * While it runs, Ctrl-C and TERM are the child's to answer: this process waits for it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(program, args, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    // A terminal sends Ctrl-C to the whole group; what is sent to this process alone is passed on.
    const interrupt = () => quiet && child.kill("SIGINT");
    const terminate = () => child.kill("SIGTERM");
    process.on("SIGINT", interrupt);
    process.on("SIGTERM", terminate);
    const endWatch = onOrphaned(terminate);
    const done = () => {
      endWatch();
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", terminate);
    };
    child.on("error", (error) => {
      done();
      reject(error);
    });
    child.on("close", (code, signal) => {
      done();
      resolve({ code: code ?? (signal === "SIGINT" ? 130 : 143), output });
    });
  });
}
