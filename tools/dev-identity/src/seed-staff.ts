import type { Db } from '@umkreis/db/database.ts';
import { demoPeople } from './people.ts';

/** Takes the demo people's rights: who logs in elsewhere under one of their addresses must not have them. */
export async function removeDemoStaff(db: Db): Promise<void> {
  await db
    .deleteFrom('staff')
    .where(
      'email',
      'in',
      demoPeople.map(({ email }) => email),
    )
    .execute();
}

/** Makes the demo people members of the dashboard. */
export async function seedStaff(db: Db): Promise<void> {
  await db
    .insertInto('staff')
    .values(
      demoPeople.map(({ email, name, role, branchIds }) => ({
        email,
        name,
        role,
        branch_ids: branchIds,
        subject: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          role: update.ref('excluded.role'),
          branch_ids: update.ref('excluded.branch_ids'),
        })),
    )
    .execute();
}
