import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/**
 * Language of what editors write for a branch, BCP 47, for `lang` attributes. As a function, for the rows of a list.
 * German without a branch
 */
export function useBranchLanguages(): (shortId: number | null | undefined) => string {
  const { boot } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  return (shortId) => contentLanguageOf(branches?.find((branch) => branch.shortId === shortId) ?? null);
}
