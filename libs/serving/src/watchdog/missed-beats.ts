/**
 * How long the event loop has stood still, as a thread beside it sees it step by step. A step that was longer than it
 * should be counts as one: the thread stood still as well, because the machine slept, the process was stopped or the
 * processors were busy.
 */
export class MissedBeats {
  readonly #stepMs: number;
  #beats: number | undefined;
  #missedMs = 0;

  constructor(stepMs: number) {
    this.#stepMs = stepMs;
  }

  /** @param beats how many there have been by now @returns since when there was none, ms of running steps */
  step(beats: number): number {
    this.#missedMs = beats === this.#beats ? this.#missedMs + this.#stepMs : 0;
    this.#beats = beats;
    return this.#missedMs;
  }
}
