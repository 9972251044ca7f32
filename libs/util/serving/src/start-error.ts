/** Why a process cannot start, as sentences for the operator instead of a stack trace. */
export class StartError extends Error {
  /** EX_UNAVAILABLE: something that it needs does not respond; EX_CONFIG: a setting is wrong */
  readonly exitCode: 69 | 78;

  constructor(message: string, exitCode: 69 | 78 = 69) {
    super(message);
    this.exitCode = exitCode;
  }
}
