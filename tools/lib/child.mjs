import { spawn } from "node:child_process";
import { onOrphaned } from "./orphan.mjs";

/** Marks a progress value in JSON, up to the end of the line. A reporter's dots may precede it. */
export const MARK = "@progress ";

/**
 * Runs a program to its end. With `quiet`, collects its output instead of showing it, and passes progress
 * reports to `onProgress`. Leaves Ctrl-C and SIGTERM to the child and waits for it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runChild(program, args, { cwd, env, quiet = false, onProgress } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    const told = { stdout: "", stderr: "" };
    let output = "";
    const take = (name, rest) => {
      const lines = (told[name] + rest).split("\n");
      told[name] = lines.pop();
      for (const line of lines) {
        const at = line.indexOf(MARK);
        if (at === -1) output += `${line}\n`;
        else {
          output += line.slice(0, at);
          onProgress?.(JSON.parse(line.slice(at + MARK.length)));
        }
      }
    };
    for (const name of ["stdout", "stderr"]) {
      child[name]?.setEncoding("utf8");
      child[name]?.on("data", (chunk) => take(name, chunk));
    }
    // A terminal sends Ctrl-C to the whole process group; signals sent only to this process are forwarded.
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
      resolve({
        code: code ?? (signal === "SIGINT" ? 130 : 143),
        output: output + told.stdout + told.stderr + (signal === null ? "" : `\n${signal}\n`),
      });
    });
  });
}
