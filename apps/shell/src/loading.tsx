import { shellMessages } from '@umkreis/i18n/shell.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';

export function Loading() {
  return <LoadingBar active label={useMessages(shellMessages).loading} />;
}
