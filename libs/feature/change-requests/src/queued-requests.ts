import { ApiError } from '@umkreis/api-client/api-error.ts';
import { sendChangeRequest } from '@umkreis/api-client/send-publicly.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import { deviceStore, storedKeys, queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import type { Rejection } from './field-errors.ts';
import { storeSent } from './sent-requests.ts';

/** A proposal made offline. */
export interface QueuedRequest {
  body: ChangeRequestCreate;
  /** Idempotency key of all attempts */
  once: string;
  /** Title of the place; missing in requests that were stored by an earlier release */
  title?: string | undefined;
  /** Path of its form */
  page?: string;
  /** ISO instant; missing in requests that were stored by an earlier release */
  queuedAt?: string;
  /** Reason of the server's rejection; after that only its form sends it again */
  rejection?: Rejection;
}

export type RejectedRequest = QueuedRequest & { rejection: Rejection };

const WAITS = 'waits:';
/** @param subject the item's id, or 'new:' with the topic's id */
export const queuedRequest = (subject: string, isPublicDevice: boolean) =>
  deviceStore<QueuedRequest>(WAITS + subject, isPublicDevice);

let sending: Promise<void> = Promise.resolve();

/** Suggestions that wait for a connection, or that the server rejected, by subject. */
export const unsentRequests = (isPublicDevice: boolean): [subject: string, request: QueuedRequest][] =>
  storedKeys(WAITS, isPublicDevice).flatMap((subject) => {
    const request = queuedRequest(subject, isPublicDevice).read();
    return request ? [[subject, request]] : [];
  });

/** Suggestions that the server rejected after they had been queued, by subject. */
export const rejectedRequests = (isPublicDevice: boolean): [subject: string, request: RejectedRequest][] =>
  unsentRequests(isPublicDevice).flatMap(([subject, request]) =>
    request.rejection ? [[subject, { ...request, rejection: request.rejection }]] : [],
  );

/** Discards a suggestion and its draft. */
export function discardRequest(subject: string, isPublicDevice: boolean): void {
  queuedRequest(subject, isPublicDevice).write(null);
  deviceStore(`draft:${subject}`, isPublicDevice).write(null);
  dispatchEvent(new Event(queuedRequestsChanged));
}

/** Sends the queued suggestions. A rejected one is stored with the reason until its sender edits it. */
export function sendQueuedRequests(boot: Boot, isPublicDevice: boolean): Promise<void> {
  sending = sending.then(() => sendAll(boot, isPublicDevice));
  return sending;
}

async function sendAll(boot: Boot, isPublicDevice: boolean): Promise<void> {
  for (const subject of storedKeys(WAITS, isPublicDevice)) {
    const queued = queuedRequest(subject, isPublicDevice);
    const request = queued.read();
    if (!request || request.rejection) continue;
    try {
      const { linkId } = await sendChangeRequest(boot, request.body, request.once);
      deviceStore(`draft:${subject}`, isPublicDevice).write(null);
      queued.write(null);
      storeSent(subject, { linkId, title: request.title ?? request.body.title }, isPublicDevice);
    } catch (error) {
      if (!isRejection(error)) return;
      queued.write({ ...request, rejection: { status: error.status, errors: error.problem?.errors ?? [] } });
      dispatchEvent(new Event(queuedRequestsChanged));
    }
  }
}

/** Whether the same request would fail again: not after a lost network, too many requests or a server error. */
const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isOffline && error.status !== 429 && error.status < 500;
