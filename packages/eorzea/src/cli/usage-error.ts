/** Input that the command line cannot take: shown as one sentence, with exit code 2. */
export class UsageError extends Error {}
