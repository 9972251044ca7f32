import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { contestCreate, ContestEntry, ContestUpdate, EditedContest, KeptDraw } from '@umkreis/contract/contest.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Contests of the person's branches, ended ones too. */
export const useEditedContests = (context: ApiContext, auth: Auth): Read<EditedContest[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.dashboardContests));

const entriesUrl = (context: ApiContext, id: string, page: number, pageSize: number) =>
  `${apiUrl(context, apiPaths.contestParticipants(id))}?${toSearch({ page, pageSize })}`;

/** Who takes part, a page of them. */
export const useContestEntries = (
  context: ApiContext,
  auth: Auth,
  { id, page, pageSize }: { id: string; page: number; pageSize: number },
): Read<ContestEntry[]> => useProtectedRead(auth, entriesUrl(context, id, page, pageSize));

const MOST_AT_ONCE = 500;

/** All who take part, asked for page by page. */
export async function allContestEntries(context: ApiContext, auth: Auth, id: string): Promise<ContestEntry[]> {
  const all: ContestEntry[] = [];
  for (let page = 1; ; page++) {
    const rows = await request<ContestEntry[]>(entriesUrl(context, id, page, MOST_AT_ONCE), {
      getToken: auth.getToken,
    });
    all.push(...rows);
    if (rows.length < MOST_AT_ONCE) return all;
  }
}

export const useContestDraws = (context: ApiContext, auth: Auth, id: string): Read<KeptDraw[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.contestDraws(id)));

export const createContest = (
  context: ApiContext,
  auth: Auth,
  body: z.input<typeof contestCreate>,
): Promise<EditedContest> =>
  request(apiUrl(context, apiPaths.contests), { method: 'POST', body, getToken: auth.getToken });

export const updateContest = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: ContestUpdate,
): Promise<EditedContest> =>
  request(apiUrl(context, apiPaths.contest(id)), { method: 'PUT', body, getToken: auth.getToken });

/** Nobody can take part any more. */
export const closeContest = (context: ApiContext, auth: Auth, id: string): Promise<EditedContest> =>
  request(apiUrl(context, apiPaths.closeContest(id)), { method: 'PUT', getToken: auth.getToken });

export const deleteContest = (context: ApiContext, auth: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.contest(id)), { method: 'DELETE', getToken: auth.getToken });

export const deleteContestEntry = (
  context: ApiContext,
  auth: Auth,
  id: string,
  participantId: string,
): Promise<unknown> =>
  request(apiUrl(context, apiPaths.contestEntry(id, participantId)), { method: 'DELETE', getToken: auth.getToken });

/** @throws ApiError 409 while it runs, when others drew since, or when too few are left */
export const drawContest = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: { winners: number; drawnSoFar: number },
): Promise<ContestEntry[]> =>
  request(apiUrl(context, apiPaths.contestDraws(id)), { method: 'POST', body, getToken: auth.getToken });
