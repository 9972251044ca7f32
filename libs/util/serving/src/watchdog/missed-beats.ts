/**
 * Measures how long the event loop has been blocked, in steps of a separate thread. A step that took longer than
 * expected counts as one: the thread was paused too, because the machine slept, the process was stopped or the CPUs
 * were busy.
 */
export class MissedBeats {
  readonly #stepMs: number;
  #beats: number | undefined;
  #missedMs = 0;

  constructor(stepMs: number) {
    this.#stepMs = stepMs;
  }

  /** @param beats total number so far @returns time since the last beat, ms of running steps */
  step(beats: number): number {
    this.#missedMs = beats === this.#beats ? this.#missedMs + this.#stepMs : 0;
    this.#beats = beats;
    return this.#missedMs;
  }
}
