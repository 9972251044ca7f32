/** Figures and promises of a bench, printed as they come. */
export class Report {
  readonly #broken: string[] = [];

  say(what: string, figures: string): void {
    console.log(`${what.padEnd(34)} ${figures}`);
  }

  /** @param isKept whether the promise holds */
  promise(isKept: boolean, text: string, detail = ''): void {
    if (isKept) return;
    this.#broken.push(text);
    console.log(`  NOT held: ${text}${detail && `\n    ${detail}`}`);
  }

  /** Runs a part; an error breaks a promise, and the other parts still run. */
  async part(name: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    console.log(`\n${name}`);
    try {
      await work();
    } catch (error) {
      this.promise(false, `${name} runs`, (error as Error).stack);
    }
    this.say('  took', `${((performance.now() - started) / 1000).toFixed(0)} s`);
  }

  /** Prints the result, and sets the exit code if a promise is broken. */
  end(): void {
    console.log(this.#broken.length === 0 ? '\nheld' : `\nNOT held:\n  ${this.#broken.join('\n  ')}`);
    if (this.#broken.length > 0) process.exitCode = 1;
  }
}
