import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';

/** Placeholder while a panel's data or code loads. */
export function PanelLoading() {
  return <SkeletonRows rows={4} label={useMessages(guideMessages).loading} />;
}
