import { deviceStore, queuedRequestsChanged, storedKeys } from '@umkreis/guide-core/device-store.ts';

/** A suggestion that was sent from this device. */
export interface SentRequest {
  /** Id of its private link */
  linkId: string;
  /** Title of the place; missing if it was sent by an earlier release */
  title?: string | undefined;
  /** ISO instant; missing if it was sent by an earlier release */
  date?: string;
}

/** Entries of the list; older ones are dropped. */
const MAX_SENT = 50;
/** Prefix of the last link per subject, which its form shows. */
const SENT = 'sent:';
const sentList = (isPublicDevice: boolean) => deviceStore<SentRequest[]>('sent-list', isPublicDevice);

/** The last link of a subject. @param subject the item's id, or 'new:' with the topic's id */
export const lastSentLink = (subject: string, isPublicDevice: boolean) =>
  deviceStore<string>(SENT + subject, isPublicDevice);

/** Stores the private link of a suggestion that was sent. */
export function storeSent(
  subject: string,
  { linkId, title }: Pick<SentRequest, 'linkId' | 'title'>,
  isPublicDevice: boolean,
): void {
  lastSentLink(subject, isPublicDevice).write(linkId);
  const list = sentList(isPublicDevice);
  list.write([{ linkId, title, date: new Date().toISOString() }, ...(list.read() ?? [])].slice(0, MAX_SENT));
  dispatchEvent(new Event(queuedRequestsChanged));
}

/** The suggestions that were sent from this device, the last one first. */
export function sentRequests(isPublicDevice: boolean): SentRequest[] {
  const listed = sentList(isPublicDevice).read() ?? [];
  const listedIds = new Set(listed.map(({ linkId }) => linkId));
  const links = storedKeys(SENT, isPublicDevice).flatMap(
    (subject) => lastSentLink(subject, isPublicDevice).read() ?? [],
  );
  return [...listed, ...links.filter((linkId) => !listedIds.has(linkId)).map((linkId) => ({ linkId }))];
}

/** Removes a suggestion from the list of this device; what the server stores stays. */
export function forgetSent(linkId: string, isPublicDevice: boolean): void {
  const list = sentList(isPublicDevice);
  const rest = (list.read() ?? []).filter((sent) => sent.linkId !== linkId);
  list.write(rest.length > 0 ? rest : null);
  for (const subject of storedKeys(SENT, isPublicDevice)) {
    const link = lastSentLink(subject, isPublicDevice);
    if (link.read() === linkId) link.write(null);
  }
  dispatchEvent(new Event(queuedRequestsChanged));
}
