import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Page } from './layout/page.tsx';

export function MediaScreen() {
  const t = useMessages(dashboardMessages);
  return <Page title={t.navMedia}><EmptyState icon="image" title={t.mediaTitle} text={t.mediaText} /></Page>;
}
