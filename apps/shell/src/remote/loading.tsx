import { shellMessages } from '../messages/shell.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';

/** The loading state of a page. */
export function Loading() {
  const t = useMessages(shellMessages);
  return (
    <main aria-busy="true" className="min-h-dvh">
      <h1 className="sr-only">{t.loading}</h1>
      <LoadingBar active label={t.loading} />
    </main>
  );
}
