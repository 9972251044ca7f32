import { invalidField } from '../http/problem-error.ts';
import type { Trx, Reader } from '../writing/transaction.ts';

/** @returns id of the icon @throws ProblemError 400 when there is none of that title */
export async function iconOfTitle(trx: Trx, title: string, field = '/iconTitle'): Promise<string> {
  const icon = await trx.selectFrom('icons').where('title', '=', title).select('id').executeTakeFirst();
  if (!icon) throw invalidField(field, 'no icon of that title');
  return icon.id;
}

/** Drawing of the icon of that title, as SVG. */
export async function symbolOfTitle(db: Reader, title: string): Promise<string | undefined> {
  const icon = await db.selectFrom('icons').where('title', '=', title).select('icon_svg').executeTakeFirst();
  return icon?.icon_svg;
}
