import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { KeptKiosk, kioskCreate, KioskDeed, KioskUpdate } from '@umkreis/contract/kiosk.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

const POLL_MS = 15_000;

/** Kiosks of the person's branches, read again while the screen is open: they go and come by themselves. */
export const useKiosks = (context: ApiContext, auth: Auth): Read<KeptKiosk[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.kiosks), { refreshInterval: POLL_MS });

export const createKiosk = (context: ApiContext, auth: Auth, body: z.input<typeof kioskCreate>): Promise<KeptKiosk> =>
  request(apiUrl(context, apiPaths.kiosks), { method: 'POST', body, getToken: auth.getToken });

export const updateKiosk = (context: ApiContext, auth: Auth, id: string, body: KioskUpdate): Promise<KeptKiosk> =>
  request(apiUrl(context, apiPaths.kiosk(id)), { method: 'PUT', body, getToken: auth.getToken });

export const deleteKiosk = (context: ApiContext, auth: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.kiosk(id)), { method: 'DELETE', getToken: auth.getToken });

/** It takes it with its next heartbeat. */
export const askKiosk = (context: ApiContext, auth: Auth, id: string, deed: KioskDeed): Promise<KeptKiosk> =>
  request(apiUrl(context, apiPaths.kioskCommands(id)), { method: 'POST', body: { deed }, getToken: auth.getToken });
