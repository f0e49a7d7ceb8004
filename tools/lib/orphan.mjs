/**
 * Calls `stop` when the parent process has exited, if run by npm: npm's shell does not forward signals, so
 * the command would otherwise keep running after npm is stopped.
 * @returns {() => void} stops watching
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
