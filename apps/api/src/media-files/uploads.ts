import { ProblemError } from '../http/problem-error.ts';

/** Rejection of an upload while too many are in progress. */
export const uploadsBusyError = () =>
  new ProblemError(
    503,
    'busy',
    'Many pictures are being stored',
    { detail: 'Try again in a few seconds.' },
    { 'Retry-After': '5' },
  );

/** Limits concurrent uploads per person and in total. */
export class Uploads {
  readonly #limits: { ofOne: number; ofAll: number };
  readonly #perPerson = new Map<string, number>();
  #all = 0;

  constructor(limits: { ofOne: number; ofAll: number }) {
    this.#limits = limits;
  }

  /** @throws ProblemError 503 immediately, with Retry-After, beyond the limits */
  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const own = this.#perPerson.get(person) ?? 0;
    if (own >= this.#limits.ofOne || this.#all >= this.#limits.ofAll) throw uploadsBusyError();
    this.#perPerson.set(person, own + 1);
    this.#all++;
    try {
      return await work();
    } finally {
      this.#all--;
      const left = this.#perPerson.get(person)! - 1;
      if (left > 0) this.#perPerson.set(person, left);
      else this.#perPerson.delete(person);
    }
  }
}
