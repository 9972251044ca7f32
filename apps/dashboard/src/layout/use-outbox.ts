import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { dashboardMessages } from './messages/dashboard.ts';
import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { problemMessages } from '../write/messages/problems.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { writeErrorText } from '../write/write-error-text.ts';
import { outbox, type OutboxEntry } from '../outbox/outbox.ts';
import { sendOutbox } from '../outbox/send-outbox.ts';

const AGAIN_MS = 15_000;

/** The person's own edits that are queued for a network connection; sends them once there is one. */
export function useOutbox(): readonly OutboxEntry[] {
  const { auth } = useDashboard();
  const { mutate } = useSWRConfig();
  const texts = { ...useMessages(dashboardMessages), ...useMessages(editorMessages) };
  const reasons = useMessages(problemMessages);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries).filter(({ author }) => author === auth.email);
  const hasPending = entries.some(({ refusal }) => refusal === undefined);
  const send = useEffectEvent(async () => {
    const sent = await sendOutbox(auth, (error) => writeErrorText(error, texts, reasons));
    if (sent > 0) await mutate(() => true);
  });
  useEffect(() => {
    if (!hasPending) return;
    const now = () => void send();
    now();
    addEventListener('online', now);
    const timer = setInterval(now, AGAIN_MS);
    return () => {
      removeEventListener('online', now);
      clearInterval(timer);
    };
  }, [hasPending]);
  return entries;
}
