/** An error with the HTTP status that its page shows. */
export class StatusError extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** The HTTP status of any error: its own, otherwise 500. */
export function statusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null
      ? ((error as { statusCode?: unknown; status?: unknown }).statusCode ?? (error as { status?: unknown }).status)
      : undefined;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}
