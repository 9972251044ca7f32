import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { KioskAnswer, KioskHeartbeat } from '@umkreis/contract/kiosk.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

const TIMEOUT_MS = 10_000;

/** @throws ApiError with status 0 when the server can't be reached, 404 when it knows no kiosk of that key */
export const sendHeartbeat = (context: ApiContext, body: KioskHeartbeat): Promise<KioskAnswer> =>
  request(apiUrl(context, apiPaths.kioskHeartbeats), { method: 'POST', body, timeout: TIMEOUT_MS });
