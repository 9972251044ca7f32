import { useEffect, useMemo, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { deviceStore, queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import { queuedRequest, type QueuedRequest } from './queued-requests.ts';
import { lastSentLink, storeSent } from './sent-requests.ts';
import type { RequestDraft } from './request-draft.ts';

/**
 * The draft, which survives closing and reload until it is sent.
 * @param subject the item's id, or 'new:' with the topic's id
 */
export function useRequestDraft(subject: string, before: RequestDraft) {
  const { isKiosk } = useGuide();
  const store = useMemo(() => deviceStore<Partial<RequestDraft>>(`draft:${subject}`, isKiosk), [subject, isKiosk]);
  const links = useMemo(() => lastSentLink(subject, isKiosk), [subject, isKiosk]);
  const waits = useMemo(() => queuedRequest(subject, isKiosk), [subject, isKiosk]);
  // Stores the visitor's input only, so that an old draft can't revert an editor's changes.
  const [typed, setTyped] = useState<Partial<RequestDraft>>(() => store.read() ?? {});
  const draft = useMemo(() => ({ ...before, ...typed }), [before, typed]);
  const [queued, setQueued] = useState(() => waits.read());
  const isQueued = queued !== null && !queued.rejection;
  const [linkId, setLinkId] = useState(() => links.read());
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  useEffect(() => {
    if (!isQueued) return undefined;
    const readAgain = () => {
      const still = waits.read();
      if (still && !still.rejection) return;
      setQueued(still);
      const left = store.read();
      setTyped(left ?? {});
      if (!left) setArrivedId(links.read());
    };
    addEventListener(queuedRequestsChanged, readAgain);
    return () => removeEventListener(queuedRequestsChanged, readAgain);
  }, [isQueued, waits, store, links]);

  return {
    draft,
    linkId,
    /** Link of a queued proposal that has been sent in the meantime */
    arrivedId,
    /** Made offline: sent as soon as there is a network. */
    isQueued: isQueued,
    /** The queued proposal that the server rejected; null: none */
    rejected: queued?.rejection ? queued : null,
    wait(request: QueuedRequest | null) {
      waits.write(request);
      setQueued(request);
      dispatchEvent(new Event(queuedRequestsChanged));
    },
    set<F extends keyof RequestDraft>(field: F, value: RequestDraft[F]) {
      const next = { ...typed, [field]: value };
      setTyped(next);
      store.write(next);
    },
    clear() {
      setTyped({});
      store.write(null);
    },
    saveLink(id: string, title: string | undefined) {
      storeSent(subject, { linkId: id, title }, isKiosk);
      setLinkId(id);
    },
  };
}
