import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

const paths = {
  category: '/categories/',
  tag: '/tags/',
  detailKey: '/items/details/keys/',
  icon: '/icons/',
  searchWord: '/search/words/',
} as const;
/** Reference data that all branches share. */
export type SharedKind = keyof typeof paths;
type Path = (typeof paths)[SharedKind];

/** The cast is safe: the form values were validated against the contract of their kind. */
const write = callApi as (
  context: ApiContext,
  operation: `POST ${Path}` | `PUT ${Path}{id}`,
  sent: { path?: { id: string }; body: object; auth: Auth },
) => Promise<{ id: string }>;

/**
 * Updates the given fields, or creates an entry. @throws ApiError 400 naming the invalid field, 409 with a
 * reason
 */
export function saveReference(
  context: ApiContext,
  auth: Auth,
  { kind, id, fields: body }: { kind: SharedKind; id: string | null; fields: object },
): Promise<{ id: string }> {
  const path = paths[kind];
  if (id === null) return write(context, `POST ${path}`, { body, auth });
  return write(context, `PUT ${path}{id}`, { path: { id }, body, auth });
}

/** @throws ApiError 409 if the entry is in use or built in */
export const deleteReference = (
  context: ApiContext,
  auth: Auth,
  kind: SharedKind,
  id: string,
): Promise<ResponseOf<`DELETE ${Path}{id}`>> =>
  callApi<`DELETE ${Path}{id}`>(context, `DELETE ${paths[kind]}{id}`, { path: { id }, auth });
