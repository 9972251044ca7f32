import { reportBuilds, reportFailedStarts } from './dev-output.ts';
import { startRestartingService, type Service } from './services.ts';

/**
 * The processes of the product on this machine. One that ends during start-up is an error; later ones are started
 * again. SIGINT, SIGTERM and the end of the parent process end all.
 */
export class Processes {
  readonly #services: Service[] = [];
  #isReady = false;
  #failure: string | undefined;
  readonly #end = Promise.withResolvers<void>();

  constructor() {
    const end = () => this.#end.resolve();
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    process.once('disconnect', end);
  }

  /** Resolves when the product is to end. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  /** Name and output of the process that ended during start-up */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** All processes have started. */
  setReady(): void {
    this.#isReady = true;
  }

  /** @param cwd folder of a development server; omitted: a server of the product */
  run(name: string, args: string[], env: Record<string, string | undefined>, cwd?: string): void {
    const print = (text: string) => console.error(`${time()} ${text}`);
    const onOutput = cwd ? reportBuilds(name, print) : reportFailedStarts(name, print);
    const onExit = (exited: string, output: string) => this.#onExit(exited, output);
    this.#services.push(startRestartingService({ name, args, env, cwd, onExit, onOutput }));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.stop()));
  }

  /** @returns whether the process is to be started again */
  #onExit(name: string, output: string): boolean {
    if (this.#isReady) {
      console.error(`${time()} ${name} ended and is started again${output ? `:\n${output}` : '.'}`);
      return true;
    }
    this.#failure = `${name} stopped${output ? `:\n${output}` : ''}`;
    this.#end.resolve();
    return false;
  }
}

/** Time of day, for messages */
export const time = () => new Date().toTimeString().slice(0, 8);
