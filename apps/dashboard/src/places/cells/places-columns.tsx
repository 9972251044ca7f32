import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import type { ColumnId } from './use-columns.ts';

export const features = tableFeatures({ columnVisibilityFeature });

/** Columns in order: the API's sort number, and the width as a CSS grid track. */
export const columnLayout: Record<'select' | 'title' | ColumnId, { sorting?: number; width: string }> = {
  select: { width: '44px' },
  title: { sorting: 2, width: 'minmax(240px, 3fr)' },
  category: { width: 'minmax(140px, 1.4fr)' },
  tags: { width: 'minmax(160px, 1.6fr)' },
  city: { sorting: 5, width: 'minmax(110px, 1fr)' },
  phone: { width: 'minmax(150px, 1fr)' },
  email: { width: 'minmax(180px, 1.4fr)' },
  url: { width: 'minmax(180px, 1.4fr)' },
  branch: { width: 'minmax(110px, 1fr)' },
  review: { sorting: 3, width: '120px' },
  state: { width: 'minmax(130px, 1fr)' },
  source: { width: '120px' },
  changed: { sorting: 1, width: '110px' },
};
export type GridColumn = keyof typeof columnLayout;

const helper = createColumnHelper<typeof features, DashboardItem>();
export const columns = helper.columns((Object.keys(columnLayout) as GridColumn[]).map((id) => helper.display({ id })));
