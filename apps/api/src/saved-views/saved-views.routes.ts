import { MAX_SAVED_VIEWS } from '@umkreis/contract/saved-view.ts';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { deleteView, loadViews, saveView } from './saved-views.repository.ts';

/** What members save of the list of places, each for themselves. */
export async function savedViewRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('GET /saved-views/', (request) => loadViews(db, personOf(request).email));

  app.handle('PUT /saved-views/{id}', async (request) => {
    const view = { ...request.params, ...request.body };
    if (!(await saveView(db, personOf(request).email, view)))
      throw new ProblemError(409, 'too-many', `There are ${MAX_SAVED_VIEWS} views already`, {
        detail: 'Delete one of them first.',
      });
    return view;
  });

  app.handle('DELETE /saved-views/{id}', async (request) => {
    const { id } = request.params;
    if (!(await deleteView(db, personOf(request).email, id))) throw notFound('View');
    return { id };
  });
}
