import type { Surface } from '@umkreis/contract/boot.ts';
import type { ReleaseStore } from '@umkreis/deploy/release-store.ts';
import type { Servers } from './servers.ts';
import type { PipelineSettings } from './settings.ts';
import type { PipelineState, Plan } from './state.ts';
import type { CheckName } from './step-names.ts';

/** What steps use. The operator's set-up and the local one implement it. */
export interface Pipeline {
  settings: PipelineSettings;
  state: PipelineState;
  /** Projects that changed since their last release. */
  plan(): Promise<Plan>;
  /** The command of a check, run in the workspace's folder. */
  check(name: CheckName, plan: Plan): readonly string[];
  /** Builds everything in the plan. */
  build(plan: Plan): Promise<void>;
  /** Folder of a surface's build */
  buildOf(surface: Surface): string;
  /** Starts an API with data that the trial pages use. */
  startTrialApi(): Promise<TrialApi>;
  servers: Servers;
  store: ReleaseStore;
  /** Brotli level of the released files, 0–11 */
  quality: number;
  /** Data folder of this machine, with a copy of the releases */
  dataDir: string;
  /** Addresses of the edges that serve visitors */
  edgeUrls: readonly string[];
  /** Writes versions and changelogs, and creates the tags of what is live. @returns a sentence */
  publish(live: Plan): Promise<string>;
  report(line: string): void;
}

export interface TrialApi {
  url: string;
  close(): Promise<void>;
}

/**
 * The work of a step.
 * @returns what happened, in a sentence; `skipped` if the plan requires nothing
 * @throws Error that names the problem: no later step runs
 */
export type Step = (pipeline: Pipeline) => Promise<Outcome>;

export interface Outcome {
  result: 'passed' | 'skipped';
  text: string;
}

export const passed = (text: string): Outcome => ({ result: 'passed', text });
export const skipped = (text: string): Outcome => ({ result: 'skipped', text });
