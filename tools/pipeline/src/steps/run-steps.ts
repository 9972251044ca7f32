import type { Outcome, Pipeline, Step } from '../shared/step.ts';
import { stepNames, type StepName } from '../shared/step-names.ts';
import { steps } from './steps.ts';

export interface StepReport {
  name: StepName;
  result: Outcome['result'] | 'failed';
  text: string;
}

interface Options {
  /** Stores the state after each step. */
  save?: (pipeline: Pipeline) => Promise<void>;
  /** Called before a step. */
  before?: (name: StepName) => Promise<void>;
}

/**
 * Runs steps in their order until one fails.
 * @returns a report of each step that was started; the last one is `failed` if the run was stopped
 */
export async function runSteps(
  names: readonly StepName[],
  pipeline: Pipeline,
  { save, before }: Options = {},
): Promise<StepReport[]> {
  const reports: StepReport[] = [];
  for (const name of names) {
    await before?.(name);
    pipeline.report(`── ${name}`);
    const report = await runStep(name, steps[name], pipeline);
    reports.push(report);
    pipeline.report(`── ${name}: ${report.result}. ${report.text}`);
    if (report.result === 'failed') break;
    pipeline.state.done.push(name);
    await save?.(pipeline);
  }
  return reports;
}

async function runStep(name: StepName, step: Step, pipeline: Pipeline): Promise<StepReport> {
  try {
    requireEarlierSteps(name, pipeline.state.done);
    return { name, ...(await step(pipeline)) };
  } catch (error) {
    return { name, result: 'failed', text: error instanceof Error ? error.message : String(error) };
  }
}

/** @throws Error that names the first step that has not passed */
function requireEarlierSteps(name: StepName, done: readonly StepName[]): void {
  const missing = stepNames.slice(0, stepNames.indexOf(name)).find((earlier) => !done.includes(earlier));
  if (missing) throw new Error(`${name} requires ${missing}, which has not passed for this commit.`);
}
