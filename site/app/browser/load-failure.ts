const failures = new WeakSet<Error>();

/** From now on, notes the errors of scripts and styles that could not be fetched: Vite describes each. */
export function watchLoadFailures(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => void failures.add(payload));
}

/** Whether an error is that of a script or a style that could not be fetched. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && failures.has(error);
}
