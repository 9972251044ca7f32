import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { ApiContext } from './api-context.ts';
import { callApi } from './call-api.ts';
import { request } from './request.ts';

/** Categories, tags and icons; without a version where they are all there are. */
export type Reference = Omit<ReferenceDocument, 'version'> & { version?: string };

/**
 * The reference data that a snapshot needs, from the file beside it; all there is where that file can't be had.
 * @param file its address; null: there is none
 * @throws ApiError when neither can be had
 */
export async function readReference(
  context: Pick<ApiContext, 'apiRoot'>,
  file: string | null,
  signal?: AbortSignal,
): Promise<Reference> {
  if (!file) return readAllReference(context, signal);
  return request<Reference>(file, { signal }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return readAllReference(context, signal);
  });
}

/** All reference data there is. @throws ApiError */
export async function readAllReference(context: Pick<ApiContext, 'apiRoot'>, signal?: AbortSignal): Promise<Reference> {
  const [categories, tags, icons, words] = await Promise.all([
    callApi(context, 'GET /categories/', { signal }),
    callApi(context, 'GET /tags/', { signal }),
    callApi(context, 'GET /icons/', { signal }),
    // an API of the release before has none
    callApi(context, 'GET /search/words/', { signal }).catch(() => []),
  ]);
  return { categories, tags, icons, words };
}
