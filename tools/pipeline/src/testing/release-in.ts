import { nextVersions, publishVersions } from '../operator/nx-release.ts';

/** Prints the next versions of the workspace in the working directory, and publishes them if requested. */
const root = process.cwd();
const plan = await nextVersions(root);
if (process.argv[2] === 'publish') await publishVersions(root, plan);
console.log(`\n${JSON.stringify(plan)}`);
