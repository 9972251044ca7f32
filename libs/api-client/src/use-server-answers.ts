import useSWR from 'swr';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';

/** Whether the last question for the current snapshot had an answer; it asks for nothing itself. */
export function useServerAnswers(context: ApiContext): boolean {
  const { error } = useSWR<unknown, ApiError>(apiUrl(context, apiPaths.basemapFiles), null);
  return !error || (error.status >= 400 && error.status < 500);
}
