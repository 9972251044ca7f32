import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

const MOST_AT_ONCE = 500;

/** Loads all entries of a contest, page by page. */
export async function allContestEntries(
  context: ApiContext,
  auth: Auth,
  id: string,
): Promise<ResponseOf<'GET /contests/{id}/participants/'>> {
  const all: ResponseOf<'GET /contests/{id}/participants/'> = [];
  for (let page = 1; ; page++) {
    const query = { page, pageSize: MOST_AT_ONCE };
    const rows = await callApi(context, 'GET /contests/{id}/participants/', { path: { id }, query, auth });
    all.push(...rows);
    if (rows.length < MOST_AT_ONCE) return all;
  }
}
