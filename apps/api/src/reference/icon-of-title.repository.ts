import { invalidField } from '../http/problem-error.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

/** @returns id of the icon @throws ProblemError 400 if no icon has that title */
export async function iconOfTitle(trx: Trx, title: string, field = '/iconTitle'): Promise<string> {
  const icon = await trx.selectFrom('icons').where('title', '=', title).select('id').executeTakeFirst();
  if (!icon) throw invalidField(field, 'no icon of that title');
  return icon.id;
}

/** SVG of the icon with that title. */
export async function symbolOfTitle(db: Reader, title: string): Promise<string | undefined> {
  const icon = await db.selectFrom('icons').where('title', '=', title).select('icon_svg').executeTakeFirst();
  return icon?.icon_svg;
}
