import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { dashboardMessages } from '../layout/messages/dashboard.ts';
import type { editorMessages } from '../place/messages/editor.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

type Texts = TextsOf<typeof editorMessages> &
  Pick<TextsOf<typeof dashboardMessages>, 'loginRejected' | 'notAllowed' | 'serverUnreachable'>;

/** The message of a failed write: the API's own reason if there is one. */
export function writeErrorText(error: unknown, t: Texts, reasons: Readonly<Record<string, string>>): string {
  if (!(error instanceof ApiError)) return t.failed;
  if (error.status === 0) return t.failedOffline;
  if (error.status === 401) return t.loginRejected;
  if (error.status === 403) return t.notAllowed;
  const reason = reasons[error.problem?.type?.replace('/problems/', '') ?? ''];
  if (reason) return reason;
  if (error.status >= 500) return t.serverUnreachable;
  if (error.status === 409) return t.conflict;
  const [first] = error.problem?.errors ?? [];
  return first?.message ?? error.problem?.detail ?? t.failed;
}
