import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { embedMessages } from '../messages/embed.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { useReportedHeight } from '../frame/use-reported-height.ts';

/** The list could not be loaded. */
export function ListError({ onRetry }: { onRetry(): void }) {
  const t = useMessages(embedMessages);
  const { isOffline } = useGuide().data;
  return (
    <ErrorState
      offline={isOffline}
      title={isOffline ? t.offline : t.error}
      text={isOffline ? t.offlineText : undefined}
      retryLabel={t.retry}
      onRetry={onRetry}
    />
  );
}

/** The guide's data could not be loaded, so it is not known which list this is. */
export function FailedGuide() {
  return (
    <main ref={useReportedHeight<HTMLElement>(null, 'unavailable')} className="bg-paper">
      <ListError onRetry={useGuide().data.retry} />
    </main>
  );
}
