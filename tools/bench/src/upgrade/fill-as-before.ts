import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { OlderRelease } from './older-release.ts';

export const LARGE_BRANCH = 2;
const BOUNDS = '[[9.47, 47.05], [9.63, 47.27]]';

/** Creates the database as the older release does, with many places in one branch. @param items 1,000 to 1,000,000 */
export async function fillAsBefore(db: Db, { load }: OlderRelease, items: number): Promise<void> {
  const { migrate } = await load<typeof import('@umkreis/db/migrate.ts')>('libs/data-access/db/src/migrate.ts');
  const { branchConfigs } = await load<typeof import('@umkreis/branches/registry.ts')>(
    'libs/domain/branches/src/registry.ts',
  );
  const { seedReference } = await load<typeof import('@umkreis/reference-data/seed-reference.ts')>(
    'libs/data-access/reference-data/src/seed-reference.ts',
  );
  const { fillBranch } = await load<typeof import('@umkreis/demo-region/fill/fill-branch.ts')>(
    'tools/demo-region/src/fill/fill-branch.ts',
  );
  await migrate(db);
  await seedReference(db, branchConfigs);
  await sql`update branches set bounds = ${BOUNDS}::jsonb where short_id = ${LARGE_BRANCH}`.execute(db);
  await fillBranch(db, { items, branch: LARGE_BRANCH });
}
