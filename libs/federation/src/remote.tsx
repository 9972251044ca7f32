import { Component, Suspense, lazy, useMemo, useState, type ReactNode } from 'react';
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
  return (
    <Boundary
      key={`${name}${attempt}`}
      name={name}
      fallback={fallback}
      isUnattended={props.isKiosk}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={loading}>
        {/* oxlint-disable-next-line react/static-components -- which remote it is, is known at run time only */}
        <App {...props} />
      </Suspense>
    </Boundary>
  );
}

interface BoundaryProps extends Pick<Props, 'name' | 'fallback'> {
  onRetry(): void;
  /** Nobody is there to press a button: it is tried again every 15 s. */
  isUnattended: boolean;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error, this.props.name);
    void reloadForRelease(error);
    addEventListener('online', this.#retry);
    if (this.props.isUnattended) this.#timer = setTimeout(this.#retry, retryInterval);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#retry);
    clearTimeout(this.#timer);
  }

  #timer: ReturnType<typeof setTimeout> | undefined;

  #retry = () => this.props.onRetry();

  override render() {
    return this.state.error ? this.props.fallback(this.state.error, this.#retry) : this.props.children;
  }
}
