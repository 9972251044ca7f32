import { RejectionError } from '../ics/rejection-error.ts';

/** The budget is used up. */
export class BudgetError extends RejectionError {
  constructor() {
    super('repeats in a way that takes too long to work out');
  }
}

/** Bounds a computation over untrusted input by counting its steps instead of measuring its time. */
export class WorkBudget {
  #left: number;
  readonly #whole: WorkBudget | undefined;

  /** @param whole a budget that this one is part of */
  constructor(steps: number, whole?: WorkBudget) {
    this.#left = steps;
    this.#whole = whole;
  }

  /** @throws BudgetError before more is done than the budget allows */
  spend(steps: number): void {
    if (steps > this.#left) throw new BudgetError();
    this.#left -= steps;
    this.#whole?.spend(steps);
  }
}
