import { snapshotChangesPath, type SnapshotChange } from '@umkreis/contract/snapshot-changes.ts';

/** A rejected stream is opened again after this, ms. */
const RETRY_MS = 30_000;

interface Listener {
  onChange(change: SnapshotChange): void;
  /** The connection was lost; it is opened again. */
  onLost(): void;
}

interface Stream {
  listeners: Set<Listener>;
  close(): void;
}

const streams = new Map<string, Stream>();

/**
 * Listens to the new snapshots of the page's branch. All listeners of a page share one stream, which is only open
 * while the page is visible, because a browser opens few connections to a server.
 * @param apiRoot of the page; the stream is next to it
 * @returns call it to end
 */
export function followSnapshots(apiRoot: string, listener: Listener): () => void {
  // Tests, and pages rendered on a server, have none.
  if (typeof EventSource === 'undefined') return () => undefined;
  const url = new URL(snapshotChangesPath, new URL(apiRoot, document.baseURI)).href;
  const stream = streams.get(url) ?? openStream(url);
  streams.set(url, stream);
  stream.listeners.add(listener);
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    stream.close();
    streams.delete(url);
  };
}

function openStream(url: string): Stream {
  const listeners = new Set<Listener>();
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const opened = (source = new EventSource(url));
    let wasOpen = false;
    opened.addEventListener('open', () => {
      wasOpen = true;
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const change = JSON.parse(data) as SnapshotChange;
      for (const { onChange } of listeners) onChange(change);
    });
    opened.addEventListener('error', () => {
      // Otherwise the browser reconnects by itself.
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
      if (wasOpen) for (const { onLost } of listeners) onLost();
      wasOpen = false;
    });
  };
  const followVisibility = () => (document.visibilityState === 'hidden' ? close() : source || open());
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return {
    listeners,
    close() {
      document.removeEventListener('visibilitychange', followVisibility);
      close();
    },
  };
}
