import type { MetricSource } from './process-metrics.ts';
import type { StateLog } from './state-log.ts';
import { recordJob } from './trace/spans.ts';

interface LastRun {
  /** Time of the last success, ms since 1970; undefined: none since the process started */
  succeededAt?: number;
  /** Duration of the last completed run, s */
  seconds: number;
}

interface Options {
  log: StateLog;
  /** Whether an error has a cause that is reported elsewhere, such as an unreachable database. */
  isOutage(error: unknown): boolean;
}

/** The last run of each background job: its duration, its success, and why it failed, once per cause. */
export class JobRuns {
  readonly #options: Options;
  readonly #runs = new Map<string, LastRun>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Runs a job and records the run. @param job its name, a label of the metrics @throws the job's error */
  async run<T>(job: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      const result = await recordJob(job, work);
      this.#runs.set(job, { succeededAt: Date.now(), seconds: seconds() });
      this.#options.log.note(`job ${job}`, undefined);
      return result;
    } catch (error) {
      this.#runs.set(job, { ...this.#runs.get(job), seconds: seconds() });
      if (!this.#options.isOutage(error)) this.#options.log.note(`job ${job}`, failureOf(job, error));
      throw error;
    }
  }

  /** Metrics of all jobs. */
  metrics(): MetricSource[] {
    const ofRuns = (read: (run: LastRun) => number | undefined) =>
      [...this.#runs].flatMap(([job, run]) => {
        const value = read(run);
        return value === undefined ? [] : [{ labels: { job }, value }];
      });
    return [
      {
        name: 'umkreis_job_last_success_timestamp_seconds',
        help: 'When a job last succeeded, in seconds since 1970',
        labels: ['job'],
        read: () => ofRuns(({ succeededAt }) => (succeededAt === undefined ? undefined : succeededAt / 1000)),
      },
      {
        name: 'umkreis_job_duration_seconds',
        help: 'How long the last run of a job took',
        labels: ['job'],
        read: () => ofRuns(({ seconds }) => seconds),
      },
    ];
  }
}

function failureOf(job: string, error: unknown) {
  const { code, message } = error as { code?: string; message?: string };
  return {
    cause: String(code ?? message),
    text: `job ${job}: failed`,
    facts: { job, ...(code !== undefined && { code }), err: error },
  };
}
