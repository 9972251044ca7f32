const name = 'NotServedError';

/** The server responded, but not with the places. */
export class NotServedError extends Error {
  override readonly name = name;
}

/**
 * Whether the engine failed with a NotServedError: messages from a worker keep an error's name but not its class.
 */
export const isNotServed = (error: unknown): boolean => error instanceof Error && error.name === name;
