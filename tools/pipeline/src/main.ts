import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { pullRequestChecks } from './operator/check-commands.ts';
import { runLocally } from './local/run-locally.ts';
import { operatorPipeline } from './operator/operator-pipeline.ts';
import { affectedSurfaces } from './operator/affected-surfaces.ts';
import { runCommand } from './shared/run-command.ts';
import { runSteps } from './steps/run-steps.ts';
import { readSettings } from './shared/settings.ts';
import { readState, writeState } from './shared/state.ts';
import { checkNames, stepNames, type StepName } from './shared/step-names.ts';

const usage = `npm run pipeline -- [step …]
  runs steps of a release, all by default; a step runs only after those before it: ${stepNames.join(', ')}
npm run pipeline -- pull-request --base origin/main
  runs the checks that a pull request has to pass
npm run pipeline -- --local [--fault <step>] [--skip-checks]
  runs all steps on this machine: PostgreSQL, jobs, two APIs, two edges and a bucket. --fault injects a fault into a step,
  --skip-checks replaces the commands of ${checkNames.join(', ')} by one that passes`;

/** State and builds of a run, between the steps. */
const folder = path.join(workspace, '.nx/pipeline');
const stateFile = path.join(folder, 'state.json');
const dataDir = path.resolve(process.env.UMKREIS_DATA ?? path.join(workspace, '.data'));
const report = (line: string) => console.log(line);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean', default: false },
      fault: { type: 'string' },
      'skip-checks': { type: 'boolean', default: false },
      base: { type: 'string', default: 'origin/main' },
    },
  });
  const isPassed = values.local
    ? await runLocally({ fault: stepNamed(values.fault), skipsChecks: values['skip-checks'], report })
    : positionals[0] === 'pull-request'
      ? await checkPullRequest(values.base)
      : await release(positionals.length ? positionals.map((name) => stepNamed(name)!) : stepNames);
  process.exitCode = isPassed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs steps of a release; their state is in a file, so that each may run in a process of its own. */
async function release(names: readonly StepName[]): Promise<boolean> {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: workspace, encoding: 'utf8' }).trim();
  const isFirst = names[0] === 'plan';
  const state = await readState(isFirst ? '' : stateFile, commit);
  const pipeline = await operatorPipeline({
    readSettings,
    state,
    dataDir,
    folder: path.join(folder, 'builds'),
    report,
  });
  const reports = await runSteps(names, pipeline, { save: () => writeState(stateFile, pipeline.state) });
  return reports.every(({ result }) => result !== 'failed');
}

async function checkPullRequest(base: string): Promise<boolean> {
  const commands = pullRequestChecks(base, await affectedSurfaces(base));
  for (const name of checkNames) {
    report(`── ${name}: ${commands[name].join(' ') || 'nothing that it checks has changed'}`);
    if (commands[name].length)
      await runCommand(commands[name], { cwd: workspace, onOutput: (text) => report(text.trimEnd()) });
  }
  return true;
}

function stepNamed(name: string | undefined): StepName | undefined {
  const step = stepNames.find((one) => one === name);
  if (name !== undefined && !step) throw new Error(`There is no step ${name}.\n${usage}`);
  return step;
}
