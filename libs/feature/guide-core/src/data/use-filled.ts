import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Content, Filled } from '@umkreis/guide-engine/engine/content.ts';
import { isNotServed } from '@umkreis/guide-engine/engine/not-served-error.ts';
import { contentOf } from '../engine/content-of.ts';
import { startedGuide, type StartedGuide } from '../engine/started-guide.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';

/** Delay before places that failed to load are requested again, ms */
const retryInterval = 5000;

interface ContentState {
  engine: GuideEngine;
  /** URL of the snapshot */
  snapshot: string;
  filling: Promise<Filled>;
  /** null: still loading */
  filled: Filled | null;
}

/** The last content requested from the engine, so that a remounted guide reuses it or waits for it */
let lastContent: ContentState | null = null;

/** The page's bootstrap script, if it filled this engine */
function startOf(engine: GuideEngine): StartedGuide | null {
  const started = startedGuide();
  return started?.link.engine === engine ? started : null;
}

/** What the engine has: of this snapshot, or that of the bootstrap script, which may be older. */
function filledContent(engine: GuideEngine, { snapshot }: Content): ContentState | null {
  const started = startOf(engine);
  if (started?.filled)
    lastContent ??= { engine, snapshot: started.snapshot, filling: started.filling, filled: started.filled };
  if (!lastContent?.filled || lastContent.engine !== engine) return null;
  return [snapshot, started?.snapshot].includes(lastContent.snapshot) ? lastContent : null;
}

/**
 * Fills the engine once per content, however often it is called. @throws NotServedError; Error if loading or
 * parsing fails
 */
function fillWith(engine: GuideEngine, content: Content): ContentState {
  const { snapshot } = content;
  if (lastContent?.engine === engine && lastContent.snapshot === snapshot) return lastContent;
  const own: ContentState = { engine, snapshot, filled: null, filling: fillAfterStart(engine, content) };
  own.filling.then(
    (filled) => (own.filled = filled),
    () => {
      if (lastContent === own) lastContent = null;
    },
  );
  return (lastContent = own);
}

/** Waits for the bootstrap script to finish, so that its older places can't overwrite newer ones. */
async function fillAfterStart(engine: GuideEngine, content: Content): Promise<Filled> {
  const started = startOf(engine);
  const isStarted = started?.snapshot === content.snapshot;
  if (!isStarted) started?.prioritize();
  // If the bootstrap script fails to load the places, the page loads them itself.
  const early = (await started?.filling.catch(() => null)) ?? null;
  return isStarted && early ? early : engine.fill(content);
}

export interface FilledRead {
  /** null: loading; the previous value while the next one loads */
  filled: Filled | null;
  /** The last attempt failed; `isOffline`: without any response. */
  error: { isOffline: boolean } | null;
  retry(): void;
}

/** Fills the engine with the branch's snapshot, and again with each new snapshot. */
export function useFilled(engine: GuideEngine, boot: Boot, fileName: string | null): FilledRead {
  const content = useMemo(() => contentOf(boot, fileName), [boot, fileName]);
  const [current, setCurrent] = useState(() => filledContent(engine, content));
  const [error, setError] = useState<FilledRead['error']>(null);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isThere = current?.engine === engine && current.snapshot === content.snapshot;

  useEffect(() => {
    if (isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const requested = fillWith(engine, content);
    requested.filling.then(
      () => {
        // After unmounting only the engine needs the content.
        if (listening.signal.aborted) return;
        setCurrent(requested);
        setError(null);
      },
      (failure: unknown) => {
        if (listening.signal.aborted) return;
        setError({ isOffline: !isNotServed(failure) });
        timer = setTimeout(retry, retryInterval);
        addEventListener('online', retry, { signal: listening.signal });
      },
    );
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [isThere, engine, content, attempt]);

  return { filled: current?.engine === engine ? current.filled : null, error, retry };
}
