import { MAX_SAVED_VIEWS, type SavedView } from '@umkreis/contract/saved-view.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';

const viewsOf = (db: Db, email: string) => db.selectFrom('saved_views').where('email', '=', email);

/** A member's views by name. */
export const loadViews = (db: Db, email: string): Promise<SavedView[]> =>
  viewsOf(db, email).select(['id', 'name', 'query', 'columns']).orderBy('name').orderBy('id').execute();

/** Creates or replaces a view. @returns false if the member has as many others as are allowed */
export const saveView = (db: Db, email: string, { id, ...view }: SavedView): Promise<boolean> =>
  transact(
    db,
    async (trx) => {
      // One after the other, so that the number is right.
      await trx.selectFrom('staff').where('email', '=', email).select('email').forUpdate().execute();
      const others = await viewsOf(trx, email).where('id', '!=', id).select('id').execute();
      if (others.length >= MAX_SAVED_VIEWS) return false;
      await trx
        .insertInto('saved_views')
        .values({ email, id, ...view })
        .onConflict((conflict) => conflict.columns(['email', 'id']).doUpdateSet(view))
        .execute();
      return true;
    },
    'read committed',
  );

/** @returns whether the member had it */
export async function deleteView(db: Db, email: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('email', '=', email)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
