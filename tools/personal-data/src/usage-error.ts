/** An invalid command; its message says what to do. */
export class UsageError extends Error {}
