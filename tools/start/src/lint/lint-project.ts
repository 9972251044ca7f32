import type { ExecutorContext } from '@nx/devkit';
import { lintFolders } from './lint-folders.ts';

/** Checks one project with ESLint, and prints what it finds. */
export default async function lintProject(_options: object, context: ExecutorContext): Promise<{ success: boolean }> {
  const folder = context.projectsConfigurations.projects[context.projectName!]!.root;
  const [result] = await lintFolders(context.root, [folder]);
  if (result!.text) console.log(result!.text);
  return { success: result!.isClean };
}
