import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import type { Answer } from '@umkreis/api-client/api-operation.ts';
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

/** What the form of any kind holds was held against the contract of that kind. */
const write = callApi as (
  context: ApiContext,
  operation: `POST ${Path}` | `PUT ${Path}{id}`,
  sent: { path?: { id: string }; body: object; auth: Auth },
) => Promise<{ id: string }>;

/** Writes the fields given of one, or makes one. @throws ApiError 400 naming the field at fault, 409 with its reason */
export function saveReference(
  context: ApiContext,
  auth: Auth,
  { kind, id, fields: body }: { kind: SharedKind; id: string | null; fields: object },
): Promise<{ id: string }> {
  const path = paths[kind];
  if (id === null) return write(context, `POST ${path}`, { body, auth });
  return write(context, `PUT ${path}{id}`, { path: { id }, body, auth });
}

/** @throws ApiError 409 for what is used, or belongs to the product */
export const deleteReference = (
  context: ApiContext,
  auth: Auth,
  kind: SharedKind,
  id: string,
): Promise<Answer<`DELETE ${Path}{id}`>> =>
  callApi<`DELETE ${Path}{id}`>(context, `DELETE ${paths[kind]}{id}`, { path: { id }, auth });
