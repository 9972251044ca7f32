import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { runCommand } from '../shared/run-command.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import type { CheckName } from '../shared/step-names.ts';
import { planOf } from '../shared/planned.ts';

/** Runs the command of a check. */
export function check(name: CheckName): Step {
  return async (pipeline) => {
    const command = pipeline.check(name, planOf(pipeline));
    if (command.length === 0) return skipped('Nothing that it checks has changed.');
    await runCommand(command, { cwd: workspace, onOutput: (text) => pipeline.report(text.trimEnd()) });
    return passed(command.join(' '));
  };
}
