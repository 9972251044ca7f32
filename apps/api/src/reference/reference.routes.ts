import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import {
  loadCategories,
  loadDetailKeys,
  loadIcons,
  loadSearchWords,
  loadTags,
} from '@umkreis/reference-data/reference.repository.ts';
import { sendTable } from './send-table.ts';

export async function referenceRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  sendTable(app, context, 'GET /icons/', loadIcons);
  sendTable(app, context, 'GET /categories/', loadCategories);
  sendTable(app, context, 'GET /tags/', loadTags);
  sendTable(app, context, 'GET /items/details/keys/', loadDetailKeys);
  sendTable(app, context, 'GET /search/words/', loadSearchWords);
}
