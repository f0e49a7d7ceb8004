/**
 * npm runs a command through a shell that does not pass signals on: when npm is stopped from outside, the command
 * would live on unseen. Under npm, calls `stop` once the process that started this one has gone.
 * @returns {() => void} ends the watch
 */
export function onOrphaned(stop) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}
