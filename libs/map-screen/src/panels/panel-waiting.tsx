import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';

/** Stands in a panel for what is being read, and for code that comes. */
export function PanelWaiting() {
  return <SkeletonRows rows={4} label={useMessages(guideMessages).loading} />;
}
