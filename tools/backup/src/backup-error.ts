/** An error of the backup or of its command; the message says what to do. */
export class BackupError extends Error {}
