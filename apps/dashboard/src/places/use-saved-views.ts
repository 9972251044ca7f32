import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { SavedView } from '@umkreis/contract/saved-view.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';
import { viewsMessages } from './messages/views.ts';

/** The person's saved views, and how they are saved and deleted; deleting can be undone. */
export function useSavedViews() {
  const t = useMessages(viewsMessages);
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /saved-views/'));
  const write = useUndoableWrite(() => void mutate());
  const put = ({ id, ...body }: SavedView) => callApi(boot, 'PUT /saved-views/{id}', { path: { id }, body, auth });
  return {
    views: data,
    hasFailed: error !== undefined && data === undefined,
    write,
    save: (view: SavedView) => write.run(() => put(view), t.saved({ name: view.name })),
    remove: (view: SavedView) =>
      write.run(
        () => callApi(boot, 'DELETE /saved-views/{id}', { path: { id: view.id }, auth }),
        t.deleted({ name: view.name }),
        () => put(view),
      ),
  };
}
