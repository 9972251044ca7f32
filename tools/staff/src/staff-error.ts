/** A fault of who called the command; its message says what to do. */
export class StaffError extends Error {}
