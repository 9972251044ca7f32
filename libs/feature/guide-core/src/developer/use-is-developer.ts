import type { Boot } from '@umkreis/contract/boot.ts';
import { useQueryValue } from '../address/use-query-value.ts';
import { isEditorsBrowser } from '@umkreis/metrics/editors-browser.ts';
import { developerParameter } from './developer-parameter.ts';

/** Whether the map shows the camera's parameters: requested in the URL, in development or by an editor. */
export function useIsDeveloper(boot: Boot): boolean {
  const isRequested = useQueryValue(developerParameter)[0] !== null;
  return isRequested && (boot.env === 'development' || isEditorsBrowser());
}
