import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { uploadItemMedium } from '@umkreis/api-client/upload-item-medium.ts';
import { mediaLimits } from '@umkreis/contract/media-limits.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { uploadsAfter, type UploadEntry } from './upload-state.ts';

const DONE_VISIBLE_MS = 2500;

export interface Uploads {
  entries: readonly UploadEntry[];
  add(files: readonly File[], fields: Record<string, string>): void;
  retry(key: number): void;
  /** Aborts the upload if it is in progress. */
  remove(key: number): void;
}

/** Uploads files to a place sequentially. @param onDone called when a file is stored */
export function useUploads(itemId: string, onDone: () => void): Uploads {
  const { boot, auth } = useDashboard();
  const [entries, dispatch] = useReducer(uploadsAfter, []);
  const running = useRef<{ key: number; abort: AbortController }>(undefined);
  const next = entries.find((entry) => entry.state === 'waiting');
  const isSending = entries.some((entry) => entry.state === 'sending');

  const send = useCallback(
    async ({ key, file, fields }: UploadEntry) => {
      const abort = new AbortController();
      running.current = { key, abort };
      dispatch({ type: 'start', key });
      try {
        if (file.size === 0) throw new ApiError('', 422);
        if (file.size > mediaLimits.fileBytes) throw new ApiError('', 413);
        await uploadItemMedium(boot, auth, {
          file,
          fields: { ...fields, itemId },
          signal: abort.signal,
          onProgress: (sent) => dispatch({ type: 'progress', key, sent }),
        });
        dispatch({ type: 'done', key });
        setTimeout(() => dispatch({ type: 'remove', key }), DONE_VISIBLE_MS);
        onDone();
      } catch (error) {
        dispatch(
          abort.signal.aborted
            ? { type: 'remove', key }
            : { type: 'fail', key, error: error instanceof ApiError ? error : new ApiError('', 0, undefined, error) },
        );
      }
    },
    [boot, auth, itemId, onDone],
  );

  useEffect(() => {
    if (next && !isSending && running.current?.key !== next.key) void send(next);
  }, [next, isSending, send]);
  useEffect(() => () => running.current?.abort.abort(), []);

  return {
    entries,
    add: (files, fields) => dispatch({ type: 'add', files, fields }),
    retry: (key) => {
      running.current = undefined;
      dispatch({ type: 'retry', key });
    },
    remove: (key) => {
      if (running.current?.key === key && entries.some((entry) => entry.key === key && entry.state === 'sending'))
        running.current.abort.abort();
      else dispatch({ type: 'remove', key });
    },
  };
}
