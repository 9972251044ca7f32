import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Who is logged in, and the branches they may edit. */
export const useStaffMe = (context: ApiContext, auth: Auth): Read<StaffMember> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.staffMe), { revalidateOnFocus: false });
