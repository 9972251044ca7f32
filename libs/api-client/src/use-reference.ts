import { useMemo, useState } from 'react';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { ApiContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { useBasemapFileName } from './use-basemap-file-name.ts';
import { useFetched, useRead } from './use-read.ts';

/** Categories, tags and icons; without a version where they are all there are. */
export type Reference = Omit<ReferenceDocument, 'version'> & { version?: string };

export interface ReferenceRead {
  /** The same object until its content changes */
  data: Reference | undefined;
  /** On the way; `data` is what was there before */
  isLoading: boolean;
  error: ApiError | undefined;
  retry(): void;
}

/**
 * The reference data that the branch's snapshot needs, from the file beside it; all there is where that file can't be
 * had, or where all is wanted.
 * @param wantsAll what the snapshot needs stays until all is there
 * @param early the same as that file, known before: it is not read then
 */
export function useReference(context: ApiContext, wantsAll = false, early?: Reference): ReferenceRead {
  const fileName = useBasemapFileName(context);
  const url = fileName && `${context.assetRoot}/json/${referenceFileOf(fileName)}`;
  const [first] = useState(url);
  const file = useFetched<Reference>(url, url === first && early ? { fallbackData: early } : undefined);
  // A 404 of another origin may look like no answer at all.
  const isMissing = file.error !== undefined && (file.error.status === 404 || !file.data);
  const readsAll = wantsAll || !fileName || isMissing;
  const categories = useRead(readsAll ? apiUrl(context, 'GET /categories/') : null);
  const tags = useRead(readsAll ? apiUrl(context, 'GET /tags/') : null);
  const icons = useRead(readsAll ? apiUrl(context, 'GET /icons/') : null);
  const words = useRead(readsAll ? apiUrl(context, 'GET /search/words/') : null);
  // an API of the release before has none
  const areWordsRead = words.data !== undefined || words.error !== undefined;
  const all = useMemo<Reference | undefined>(
    () =>
      readsAll && categories.data && tags.data && icons.data && areWordsRead
        ? { categories: categories.data, tags: tags.data, icons: icons.data, words: words.data ?? [] }
        : undefined,
    [readsAll, categories.data, tags.data, icons.data, words.data, areWordsRead],
  );
  const reads = readsAll ? [categories, tags, icons] : [file];
  return {
    data: useSettled(all ?? file.data ?? early),
    isLoading: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error,
    retry: () => reads.filter(({ error }) => error).forEach(({ mutate }) => void mutate()),
  };
}

/**
 * Most new snapshots bring the same reference data: it stays the object it was, so that nobody joins or draws anew for
 * it.
 */
function useSettled(current: Reference | undefined): Reference | undefined {
  const [held, setHeld] = useState(current);
  const isSame = !current || current === held || (held?.version !== undefined && held.version === current.version);
  if (!isSame) setHeld(current);
  return isSame ? held : current;
}
