import { useSyncExternalStore } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { partMessages } from '@umkreis/i18n/lazy-parts.ts';
import type { CodePart } from '@umkreis/federation/code-part.ts';
import { ErrorState } from './error-state.tsx';

/** Replaces a part whose code cannot be loaded: the reason, and a retry button. */
export function PartMissing({ part }: { part: Pick<CodePart<unknown>, 'load' | 'subscribe' | 'state'> }) {
  const t = useMessages(partMessages);
  // The subscription retries loading the part when the network is back.
  useSyncExternalStore(part.subscribe, part.state, part.state);
  const isOnline = navigator.onLine;
  return (
    <ErrorState
      offline={!isOnline}
      title={isOnline ? t.missing : t.offline}
      text={isOnline ? t.missingText : t.offlineText}
      retryLabel={t.retry}
      onRetry={() => void part.load().catch(() => undefined)}
    />
  );
}
