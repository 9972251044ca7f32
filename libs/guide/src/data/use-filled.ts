import { useEffect, useReducer, useState } from 'react';
import { basemapUrl } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine/content.ts';
import { isNotServed } from '@umkreis/guide-engine/engine/not-served-error.ts';
import { startedGuide } from '../engine/started-guide.ts';
import type { GuideEngine } from '../engine/guide-engine.ts';

/** Places that could not be had are asked for again after this, ms. */
const retryInterval = 5000;

interface KnownContent {
  engine: GuideEngine;
  fileName: string | null;
  filled: Filled;
}

/** What the engine was filled with last: a guide that is mounted again finds it there. */
let known: KnownContent | null = null;

function knownContent(engine: GuideEngine, fileName: string | null): KnownContent | null {
  const started = startedGuide();
  if (started?.filled && (started.link.engine as unknown) === engine && known === null)
    known = { engine, fileName: started.fileName, filled: started.filled };
  return known?.engine === engine && known.fileName === fileName ? known : null;
}

export interface FilledRead {
  /** null: not yet; that of before while the next is on its way */
  filled: Filled | null;
  /** The last attempt failed; `isOffline`: there was no answer at all. */
  error: { isOffline: boolean } | null;
  retry(): void;
}

/**
 * Fills the engine with the branch's snapshot, and again when there is another.
 * @param names those of that snapshot; undefined: not yet
 */
export function useFilled(
  engine: GuideEngine,
  boot: Boot,
  fileName: string | null,
  names: Names | undefined,
): FilledRead {
  const [content, setContent] = useState(() => knownContent(engine, fileName));
  const [error, setError] = useState<FilledRead['error']>(null);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isThere = content?.engine === engine && content.fileName === fileName;

  useEffect(() => {
    if (isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = new AbortController();
    const fill = async (): Promise<Filled | null> => {
      const started = startedGuide();
      const isStarted = started?.fileName === fileName && (started.link.engine as unknown) === engine;
      // a start that could not read the places does not keep the page from reading them
      const early = isStarted ? await started.filling.catch(() => null) : null;
      if (early || !names || request.signal.aborted) return early;
      const { branch, main, apiRoot } = boot;
      const where = { branch, main, apiRoot: absolute(apiRoot) };
      return engine.fill({ where, snapshot: absolute(basemapUrl(boot, fileName)), names });
    };
    fill().then(
      (filled) => {
        if (!filled) return;
        // whoever asked may be gone: the engine has it
        known = { engine, fileName, filled };
        if (request.signal.aborted) return;
        setContent(known);
        setError(null);
      },
      (failure: unknown) => {
        if (request.signal.aborted) return;
        setError({ isOffline: !isNotServed(failure) });
        timer = setTimeout(retry, retryInterval);
        addEventListener('online', retry, { signal: request.signal });
      },
    );
    return () => {
      request.abort();
      clearTimeout(timer);
    };
  }, [isThere, engine, boot, fileName, names, attempt]);

  return { filled: content?.engine === engine ? content.filled : null, error, retry };
}

const absolute = (url: string) => new URL(url, location.href).href;
