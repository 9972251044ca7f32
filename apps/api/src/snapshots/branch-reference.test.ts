import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BranchReference } from '@umkreis/content/snapshots/branch-reference.ts';
import type { BranchContent } from '@umkreis/content/content-state.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let statementCount = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statementCount++;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(() => api?.close());

it('reads the tables again only after a write of reference data, which changes the version of the main site', async () => {
  const branches = new Map<number, BranchContent>();
  const setVersion = (contentVersion: number) => branches.set(0, { contentVersion } as BranchContent);
  setVersion(1);
  const reference = new BranchReference(api.db.withPlugin(counter), 'test', { branches, defaults: new Map() });
  const statementsOfRefresh = async () => {
    const before = statementCount;
    await reference.refresh();
    return statementCount - before;
  };
  const ofAll = await statementsOfRefresh();
  const { version } = reference;
  expect(ofAll).toBeGreaterThan(5);

  await api.db.updateTable('icons').set({ icon_svg: 'M1 1' }).execute();
  expect(await statementsOfRefresh()).toBe(1);
  expect(reference.version).toBe(version);

  setVersion(2);
  expect(await statementsOfRefresh()).toBe(ofAll);
  expect(reference.version).not.toBe(version);
});
