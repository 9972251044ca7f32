import { useSyncExternalStore } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { partMessages } from '@umkreis/i18n/parts.ts';
import type { CodePart } from '@umkreis/federation/code-part.ts';
import { ErrorState } from './error-state.tsx';

/** Stands where a part would be whose code can't be had: why, and a way to ask for it again. */
export function PartMissing({ part }: { part: Pick<CodePart<unknown>, 'load' | 'subscribe' | 'state'> }) {
  const t = useMessages(partMessages);
  // as long as this stands, the part is asked for again when the network comes
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
