/** A fault of the backup or of how it was asked for; its message says what to do. */
export class BackupError extends Error {}
