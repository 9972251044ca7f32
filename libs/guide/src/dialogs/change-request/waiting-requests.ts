import { ApiError } from '@umkreis/api-client/api-error.ts';
import { sendChangeRequest } from '@umkreis/api-client/send-publicly.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import { deviceStore, keptKeys } from './device-store.ts';

/** A proposal that found no network. */
export interface WaitingRequest {
  body: ChangeRequestCreate;
  /** Its name on each try */
  once: string;
}

const WAITS = 'waits:';
/** Event of the window: what waited was sent, or refused. */
export const waitingEnded = 'umkreis:waiting-request-ended';

/** @param subject the item's id, or 'new' with its topic */
export const waitingRequest = (subject: string, isPublicDevice: boolean) =>
  deviceStore<WaitingRequest>(WAITS + subject, isPublicDevice);

let sending: Promise<void> = Promise.resolve();

/**
 * Sends the proposals that wait. One that the server refuses waits no longer: its draft is still there, and tells why
 * when it is sent from the form.
 */
export function sendWaitingRequests(boot: Boot, isPublicDevice: boolean): Promise<void> {
  sending = sending.then(() => sendAll(boot, isPublicDevice));
  return sending;
}

async function sendAll(boot: Boot, isPublicDevice: boolean): Promise<void> {
  for (const subject of keptKeys(WAITS, isPublicDevice)) {
    const waiting = waitingRequest(subject, isPublicDevice);
    const request = waiting.read();
    if (!request) continue;
    try {
      const { linkId } = await sendChangeRequest(boot, request.body, request.once);
      deviceStore<string>(`sent:${subject}`, isPublicDevice).write(linkId);
      deviceStore(`draft:${subject}`, isPublicDevice).write(null);
    } catch (error) {
      const mayComeLater =
        !(error instanceof ApiError) || error.isOffline || error.status === 429 || error.status >= 500;
      if (mayComeLater) return;
    }
    waiting.write(null);
    dispatchEvent(new Event(waitingEnded));
  }
}
