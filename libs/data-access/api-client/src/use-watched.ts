import type { Auth } from '@umkreis/contract/boot.ts';
import type { ResponseOf } from './api-operation.ts';
import type { ApiContext } from './api-context.ts';
import { apiUrl } from './api-url.ts';
import { useProtectedRead, type Read } from './use-read.ts';

/** Changes by colleagues are shown after this at the latest, ms. */
const COLLEAGUES_MS = 4000;
/** Kiosks change by themselves; ms. */
const KIOSKS_MS = 15_000;

const ofOne = { keepPreviousData: false, refreshInterval: COLLEAGUES_MS };

/** One place with all fields, as an editor sees it; null loads nothing. */
export const useDashboardItem = (
  context: ApiContext,
  auth: Auth,
  id: string | null,
): Read<ResponseOf<'GET /items/dashboard/{id}'>> =>
  useProtectedRead(auth, id ? apiUrl(context, 'GET /items/dashboard/{id}', { path: { id } }) : null, ofOne);

/** Revisions of an item, newest first. */
export const useItemRevisions = (
  context: ApiContext,
  auth: Auth,
  id: string,
): Read<ResponseOf<'GET /items/{id}/revisions/'>> =>
  useProtectedRead(auth, apiUrl(context, 'GET /items/{id}/revisions/', { path: { id } }), {
    refreshInterval: COLLEAGUES_MS,
  });

/** An event as an editor sees it; null loads nothing. */
export const useDashboardEvent = (
  context: ApiContext,
  auth: Auth,
  id: string | null,
): Read<ResponseOf<'GET /events/dashboard/{id}'>> =>
  useProtectedRead(auth, id ? apiUrl(context, 'GET /events/dashboard/{id}', { path: { id } }) : null, ofOne);

/** Kiosks of the person's branches. */
export const useKiosks = (context: ApiContext, auth: Auth): Read<ResponseOf<'GET /kiosks/'>> =>
  useProtectedRead(auth, apiUrl(context, 'GET /kiosks/'), { refreshInterval: KIOSKS_MS });
