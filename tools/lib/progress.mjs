/** Interval between lines if the output is not a terminal. */
const LINE_MS = 10_000;
const BAR_MS = 120;
const BAR_WIDTH = 24;

const inSeconds = (ms) => `${Math.round(ms / 1000)} s`;

/** Formats `Building the pages [======      ] 120 of 501 pages, 12 s`; without a total, only the time. */
export function progressLine(label, { done, total, unit = "" }, ms) {
  if (total === undefined || total === 0) return `${label} … ${inSeconds(ms)}`;
  const filled = Math.min(BAR_WIDTH, Math.round((done / total) * BAR_WIDTH));
  const bar = `[${"=".repeat(filled)}${" ".repeat(BAR_WIDTH - filled)}]`;
  return `${label} ${bar} ${done} of ${total}${unit && ` ${unit}`}, ${inSeconds(ms)}`;
}

export function stepsLine(steps, ms) {
  const parts = steps.map(({ name, state: { done, total, unit = "" } }) =>
    total === undefined ? name : `${name} ${done} of ${total} ${unit}`.trim(),
  );
  return `… ${inSeconds(ms)}: ${parts.join(" · ")}`;
}

/** In place on a terminal, otherwise as a new line every ten seconds. */
function drawn(line, out) {
  const clear = () => out.isTTY && out.write("\r\u001b[2K");
  const draw = () => {
    const text = line();
    if (text === "") return;
    if (out.isTTY) out.write(`\r\u001b[2K${text.slice(0, (out.columns ?? 80) - 1)}`);
    else out.write(`${text}\n`);
  };
  const timer = setInterval(draw, out.isTTY ? BAR_MS : LINE_MS);
  return {
    say(text) {
      clear();
      out.write(`${text}\n`);
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

/**
 * Shows a bar on a terminal, otherwise a line every ten seconds.
 * @returns `at` updates the progress; `end` clears the bar and prints the step's last line
 */
export function showProgress(label, out = process.stdout) {
  const began = performance.now();
  let name = label;
  let state = {};
  const line = drawn(() => progressLine(name, state, performance.now() - began), out);
  if (!out.isTTY) out.write(`${label} …\n`);
  return {
    at({ what = name, ...next }) {
      state = next;
      name = what;
    },
    say: line.say,
    end(text) {
      line.end();
      if (text !== undefined) out.write(`${text} (${inSeconds(performance.now() - began)})\n`);
    },
  };
}

/** Like `showProgress` for several parallel steps; each prints a line when it ends. */
export function showSteps(out = process.stdout) {
  const began = performance.now();
  const running = new Set();
  const line = drawn(
    () => (running.size === 0 ? "" : stepsLine([...running], performance.now() - began)),
    out,
  );
  return {
    begin(name) {
      const step = { name, state: {} };
      running.add(step);
      return {
        at(next) {
          step.state = next;
        },
        end(text) {
          running.delete(step);
          line.say(text);
        },
      };
    },
    end: line.end,
  };
}
