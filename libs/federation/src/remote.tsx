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
  /** Shown when the remote is down, slow or threw. */
  fallback(error: Error, retry: () => void): ReactNode;
}

/** A remote in its own boundary: whatever happens to it, the shell and the other remotes go on. */
export function Remote({ name, part = 'app', props, loading, fallback }: Props) {
  const [attempt, setAttempt] = useState(0);
  // A fallback, once shown, stands for 300 ms at least: what is there already is drawn without one.
  const App = useMemo(
    () =>
      (part === 'app' && attempt === 0 && loadedRemote(name)) ||
      lazy(async () => {
        // where the edge can't be asked, the one that is known may be had all the same
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
  /** Nobody is there to press a button: it is tried again every 15 s. */
  isUnattended: boolean;
  children: ReactNode;
}

/** What stands in for a remote goes as soon as the network is back. */
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
