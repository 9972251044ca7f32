import type { Body } from '@umkreis/api-client/api-operation.ts';
import { addressFields } from '../address-field.tsx';
import type { NewPlaceDraft } from './new-place-draft.ts';

/** The request body of a draft; undefined while a required value is missing. */
export function newItemOf({
  branch,
  title,
  categoryIds,
  tagIds,
  at,
  ...remaining
}: NewPlaceDraft): Body<'POST /items'> | undefined {
  if (!branch || !title.trim() || !at) return undefined;
  const address = Object.fromEntries(
    addressFields.flatMap((name) => (remaining[name].trim() ? [[name, remaining[name].trim()]] : [])),
  );
  return { branchShortId: branch, title: title.trim(), lon: at[0], lat: at[1], categoryIds, tagIds, address };
}
