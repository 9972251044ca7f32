import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import type { ApiContext } from './api-context.ts';
import { callApi } from './call-api.ts';
import { request } from './request.ts';

/** Categories, tags and icons; without a version if complete. */
export type Reference = Omit<ReferenceDocument, 'version'> & { version?: string };

/**
 * The reference data of a snapshot from its file; falls back to all reference data if that file is unavailable.
 * @param file its address; null: there is none
 * @throws ApiError if neither is available
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

/** All reference data. @throws ApiError */
export async function readAllReference(context: Pick<ApiContext, 'apiRoot'>, signal?: AbortSignal): Promise<Reference> {
  const [categories, tags, icons, words] = await Promise.all([
    callApi(context, 'GET /categories/', { signal }),
    callApi(context, 'GET /tags/', { signal }),
    callApi(context, 'GET /icons/', { signal }),
    // The API of the previous release has none.
    callApi(context, 'GET /search/words/', { signal }).catch(() => []),
  ]);
  return { categories, tags, icons, words };
}
