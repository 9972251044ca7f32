import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { removeDemoStaff } from '@umkreis/db/remove-demo-staff.ts';
import { seedStaff } from './seed-staff.ts';

test('adds demo people with the local provider and removes them without it, but no other members', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-staff-'));
  const { db, close } = await openTestDatabase(dataDir);
  try {
    const own = {
      email: 'own@tenant.example',
      name: 'Own',
      role: 'staff',
      branch_ids: [],
      subject: 'tenant|1',
    } as const;
    await db
      .insertInto('staff')
      .values({ ...own, branch_ids: [] })
      .execute();
    await seedStaff(db);
    const emails = async () => (await db.selectFrom('staff').select('email').execute()).map(({ email }) => email);
    expect((await emails()).toSorted()).toEqual([...demoPeople.map(({ email }) => email), own.email].toSorted());
    await removeDemoStaff(db);
    expect(await emails()).toEqual([own.email]);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
