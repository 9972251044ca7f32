/** Why something doesn't work. */
export interface StateProblem {
  /** Identifies the cause: only another cause is logged again. */
  cause: string;
  /** A sentence without secrets */
  text: string;
  /** Further fields of the log line, such as code, host and name */
  facts?: Readonly<Record<string, unknown>>;
}

interface WarningLog {
  warn(facts: object, text: string): void;
}

/**
 * Logs what doesn't work once per cause and per change: one warning when a problem starts or its cause changes,
 * and one when it has ended; none per request or per retry.
 */
export class StateLog {
  readonly #log: WarningLog;
  readonly #problems = new Map<string, StateProblem>();

  constructor(log: WarningLog) {
    this.#log = log;
  }

  /** @param component such as 'database' @param problem undefined: it works */
  note(component: string, problem: StateProblem | undefined): void {
    const before = this.#problems.get(component);
    if (problem) this.#problems.set(component, problem);
    else this.#problems.delete(component);
    if (before?.cause === problem?.cause) return;
    if (problem) this.#log.warn({ component, ...problem.facts }, problem.text);
    else this.#log.warn({ component }, `${component}: works again`);
  }
}
