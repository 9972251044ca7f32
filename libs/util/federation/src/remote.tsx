import { Suspense, lazy, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RemoteName, RemoteProps } from '@umkreis/contract/boot.ts';
import { retryInterval } from './code-part.ts';
import { loadRemote, loadedRemote, refreshRemotes, type RemotePart } from './load-remote.ts';
import { reportFault } from './report-fault.ts';
import { reloadForRelease } from './reload-for-release.ts';

interface Props {
  name: RemoteName;
  part?: RemotePart;
  props: RemoteProps;
  loading: ReactNode;
  /** Rendered if the remote is down, slow or threw an error. */
  fallback(error: Error, retry: () => void): ReactNode;
}

/** A remote with its own error boundary, so that a failure does not affect the shell and other remotes. */
export function Remote({ name, part = 'app', props, loading, fallback }: Props) {
  const [attempt, setAttempt] = useState(0);
  // A Suspense fallback stays visible for at least 300 ms, so a remote that is already loaded is rendered
  // directly.
  const App = useMemo(
    () =>
      (part === 'app' && attempt === 0 && loadedRemote(name)) ||
      lazy(async () => {
        // If the edge is unreachable, the known URL may still work.
        if (attempt > 0) await refreshRemotes().catch(() => undefined);
        return { default: await loadRemote(name, part) };
      }),
    [name, part, attempt],
  );
  const retry = useCallback(() => setAttempt(attempt + 1), [attempt]);
  return (
    <ErrorBoundary
      key={`${name}${attempt}`}
      onError={(error) => {
        reportFault(error, name);
        void reloadForRelease(error);
      }}
      fallbackRender={({ error }) => (
        <Retried onRetry={retry} isUnattended={props.isKiosk}>
          {fallback(error instanceof Error ? error : new Error(String(error)), retry)}
        </Retried>
      )}
    >
      <Suspense fallback={loading}>
        {/* oxlint-disable-next-line react/static-components -- which remote it is, is known at run time only */}
        <App {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface RetriedProps {
  onRetry(): void;
  /** Kiosk mode: retries every 15 s, since nobody presses a button. */
  isUnattended: boolean;
  children: ReactNode;
}

/** The fallback of a remote, replaced as soon as the network is back. */
function Retried({ onRetry, isUnattended, children }: RetriedProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    const timer = isUnattended ? setTimeout(onRetry, retryInterval) : undefined;
    return () => {
      removeEventListener('online', onRetry);
      clearTimeout(timer);
    };
  }, [onRetry, isUnattended]);
  return children;
}
