import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Content, Filled } from '@umkreis/guide-engine/engine/content.ts';
import { isNotServed } from '@umkreis/guide-engine/engine/not-served-error.ts';
import { contentOf } from '../engine/content-of.ts';
import { startedGuide, type StartedGuide } from '../engine/started-guide.ts';
import type { GuideEngine } from '../engine/guide-engine.ts';

/** Places that could not be had are asked for again after this, ms. */
const retryInterval = 5000;

interface KnownContent {
  engine: GuideEngine;
  /** Address that says which it is */
  snapshot: string;
  filling: Promise<Filled>;
  /** null: not yet */
  filled: Filled | null;
}

/** What the engine was asked to be filled with last: a guide that is mounted again finds it, or waits for it. */
let known: KnownContent | null = null;

/** The page's start, where it filled this engine. */
function startOf(engine: GuideEngine): StartedGuide | null {
  const started = startedGuide();
  return (started?.link.engine as unknown) === engine ? started : null;
}

function knownContent(engine: GuideEngine, { snapshot }: Content): KnownContent | null {
  const started = startOf(engine);
  if (started?.filled)
    known ??= { engine, snapshot: started.snapshot, filling: started.filling, filled: started.filled };
  return known?.filled && known.engine === engine && known.snapshot === snapshot ? known : null;
}

/** Fills the engine, once for all who ask for the same. @throws NotServedError; Error when it can't be had or read */
function fillWith(engine: GuideEngine, content: Content): KnownContent {
  const { snapshot } = content;
  if (known?.engine === engine && known.snapshot === snapshot) return known;
  const own: KnownContent = { engine, snapshot, filled: null, filling: fillAfterStart(engine, content) };
  own.filling.then(
    (filled) => (own.filled = filled),
    () => {
      if (known === own) known = null;
    },
  );
  return (known = own);
}

/** The page's start comes first: it would put older places in the place of newer ones. */
async function fillAfterStart(engine: GuideEngine, content: Content): Promise<Filled> {
  const started = startOf(engine);
  const isStarted = started?.snapshot === content.snapshot;
  if (!isStarted) started?.hurry();
  // a start that could not read the places does not keep the page from reading them
  const early = (await started?.filling.catch(() => null)) ?? null;
  return isStarted && early ? early : engine.fill(content);
}

export interface FilledRead {
  /** null: not yet; that of before while the next is on its way */
  filled: Filled | null;
  /** The last attempt failed; `isOffline`: there was no answer at all. */
  error: { isOffline: boolean } | null;
  retry(): void;
}

/** Fills the engine with the branch's snapshot, and again when there is another. */
export function useFilled(engine: GuideEngine, boot: Boot, fileName: string | null): FilledRead {
  const content = useMemo(() => contentOf(boot, fileName), [boot, fileName]);
  const [shown, setShown] = useState(() => knownContent(engine, content));
  const [error, setError] = useState<FilledRead['error']>(null);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isThere = shown?.engine === engine && shown.snapshot === content.snapshot;

  useEffect(() => {
    if (isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const asked = fillWith(engine, content);
    asked.filling.then(
      () => {
        // whoever asked may be gone: the engine has it
        if (listening.signal.aborted) return;
        setShown(asked);
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

  return { filled: shown?.engine === engine ? shown.filled : null, error, retry };
}
