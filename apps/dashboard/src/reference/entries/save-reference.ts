import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import type { Body, ResponseOf } from '@umkreis/api-client/api-operation.ts';
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
  // The casts are safe: the form values were validated against the contract of their kind.
  if (id === null)
    return callApi<`POST ${Path}`>(context, `POST ${path}`, { body: body as Body<`POST ${Path}`>, auth });
  return callApi<`PUT ${Path}{id}`>(context, `PUT ${path}{id}`, {
    path: { id },
    body: body as Body<`PUT ${Path}{id}`>,
    auth,
  });
}

/** @throws ApiError 409 if the entry is in use or built in */
export const deleteReference = (
  context: ApiContext,
  auth: Auth,
  kind: SharedKind,
  id: string,
): Promise<ResponseOf<`DELETE ${Path}{id}`>> =>
  callApi<`DELETE ${Path}{id}`>(context, `DELETE ${paths[kind]}{id}`, { path: { id }, auth });
