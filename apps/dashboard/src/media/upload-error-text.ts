import type { ApiError } from '@umkreis/api-client/api-error.ts';
import type { mediaMessages } from './messages/media.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

type Texts = TextsOf<typeof mediaMessages>;

/** The message of a rejected or failed upload. */
export function uploadErrorText({ status, problem }: Pick<ApiError, 'status' | 'problem'>, t: Texts): string {
  if (status === 429 || problem?.type === '/problems/busy') return t.failedBusy;
  if (status === 0 || status === 503) return t.failedOffline;
  if (status === 413) return t.failedLarge;
  if (status === 415) return t.failedType;
  if (status === 403) return t.failedForbidden;
  if (status === 422 && problem?.type === '/problems/no-panorama') return t.failedPanorama;
  if (status === 422) return problem?.type === '/problems/picture-svg' ? t.failedSvg : t.failedBroken;
  return status === 400 ? t.failedField : t.failed;
}
