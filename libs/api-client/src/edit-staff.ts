import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ListedMember, StaffCreate, StaffRevision, StaffUpdate } from '@umkreis/contract/staff-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Members of the dashboard. */
export const useStaff = (context: ApiContext, auth: Auth): Read<ListedMember[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.staff));

export const useStaffRevisions = (context: ApiContext, auth: Auth): Read<StaffRevision[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.staffRevisions));

/** @throws ApiError 409 when there is one of that e-mail */
export const addMember = (context: ApiContext, auth: Auth, body: StaffCreate): Promise<ListedMember> =>
  request(apiUrl(context, apiPaths.staff), { method: 'POST', body, getToken: auth.getToken });

export const updateMember = (
  context: ApiContext,
  auth: Auth,
  email: string,
  body: StaffUpdate,
): Promise<ListedMember> =>
  request(apiUrl(context, apiPaths.staffMember(email)), { method: 'PUT', body, getToken: auth.getToken });

/** The next verified login of the e-mail becomes theirs. */
export const unbindMember = (context: ApiContext, auth: Auth, email: string): Promise<ListedMember> =>
  request(apiUrl(context, apiPaths.unbindMember(email)), { method: 'PUT', getToken: auth.getToken });

export const removeMember = (context: ApiContext, auth: Auth, email: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.staffMember(email)), { method: 'DELETE', getToken: auth.getToken });
