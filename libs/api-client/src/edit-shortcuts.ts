import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedSearchShortcut, searchShortcutCreate, SearchShortcutUpdate } from '@umkreis/contract/list-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** What has a default may be left out. */
export type NewShortcut = z.input<typeof searchShortcutCreate>;

/** Search shortcuts of the person's branches and of all, hidden ones too, in their order. */
export const useEditedShortcuts = (context: ApiContext, auth: Auth): Read<EditedSearchShortcut[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.dashboardSearchShortcuts));

export const createShortcut = (context: ApiContext, auth: Auth, body: NewShortcut): Promise<EditedSearchShortcut> =>
  request(apiUrl(context, apiPaths.searchShortcuts), { method: 'POST', body, getToken: auth.getToken });

/** Writes the fields sent. */
export const updateShortcut = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: SearchShortcutUpdate,
): Promise<EditedSearchShortcut> =>
  request(apiUrl(context, apiPaths.searchShortcut(id)), { method: 'PUT', body, getToken: auth.getToken });

/** @throws ApiError 409 for one of the configuration, which can be hidden */
export const deleteShortcut = (context: ApiContext, auth: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.searchShortcut(id)), { method: 'DELETE', getToken: auth.getToken });
