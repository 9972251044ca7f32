const name = 'NotServedError';

/** The server answered, and not with the places. */
export class NotServedError extends Error {
  override readonly name = name;
}

/** Whether that is why the engine failed: from a worker to the page an error keeps its name, and not its class. */
export const isNotServed = (error: unknown): boolean => error instanceof Error && error.name === name;
