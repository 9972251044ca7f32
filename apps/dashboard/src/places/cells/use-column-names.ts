import { useMessages } from '@umkreis/i18n/language.tsx';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { placesMessages } from '../messages/places.ts';
import type { GridColumn } from './places-columns.tsx';

/** Names of the columns of the list of places. */
export function useColumnNames(): Readonly<Record<Exclude<GridColumn, 'select'>, string>> {
  const t = useMessages(dashboardMessages);
  const p = useMessages(placesMessages);
  return {
    title: t.columnTitle,
    category: p.columnCategory,
    tags: p.columnTags,
    city: p.columnCity,
    phone: p.columnPhone,
    email: p.columnEmail,
    url: p.columnUrl,
    branch: p.columnBranch,
    review: p.columnReview,
    state: p.columnState,
    source: p.columnSource,
    changed: p.columnChanged,
  };
}
