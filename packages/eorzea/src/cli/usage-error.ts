/** Invalid command-line input, printed as one sentence with exit code 2. */
export class UsageError extends Error {}
