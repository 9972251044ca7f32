/** An error of who called the command; its message says what to do. */
export class UsageError extends Error {}
