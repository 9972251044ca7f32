import type { StateLog } from '@umkreis/serving/state-log.ts';
import type { BucketConfig } from './bucket-config.ts';
import type { BucketProblem } from './bucket-problem.ts';
import { bucketAddress } from './bucket-address.ts';
import { checkBucket } from './check-bucket.ts';

const EVERY_MS = 4000;

interface Options {
  config: BucketConfig;
  /** In log lines, such as 'the bucket of the media' */
  name: string;
  log: StateLog;
  everyMs?: number;
}

/** Checks a bucket every few seconds, and logs each change. Does nothing for a store on disk. */
export class BucketWatch {
  readonly #options: Options;
  #problem: BucketProblem | undefined;
  #readAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get problem(): BucketProblem | undefined {
    return this.#problem;
  }

  /** Time since the last successful check, s; undefined: there was none, or no bucket is used */
  get ageSeconds(): number | undefined {
    return this.#readAt === undefined ? undefined : (performance.now() - this.#readAt) / 1000;
  }

  start(): void {
    if (this.#isStopped || this.#options.config.STORE !== 's3') return;
    this.#checking = this.#check().finally(() => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => this.start(), this.#options.everyMs ?? EVERY_MS).unref();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#checking;
  }

  async #check(): Promise<void> {
    const { config, name, log } = this.#options;
    const problem = await checkBucket(config);
    if (this.#isStopped) return;
    this.#problem = problem;
    if (!problem) this.#readAt = performance.now();
    log.note(name, problem && stateOf(name, problem, config));
  }
}

/** The problem of a bucket for the log, with its address and name. */
export const stateOf = (name: string, { reason, code, status, text }: BucketProblem, config: BucketConfig) => ({
  cause: reason,
  text: `${name} ${text}`,
  facts: { code, ...(status !== undefined && { status }), ...bucketAddress(config) },
});
