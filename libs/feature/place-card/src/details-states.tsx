import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';

/** Placeholder while the details of a place load. */
export function DetailsSkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className="grid gap-4 py-4">
      {['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
        <span key={width} className="flex items-center gap-3">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
        </span>
      ))}
    </output>
  );
}

/** The details of a place couldn't be loaded. */
export function DetailsFailed({ isOffline, onRetry }: { isOffline: boolean; onRetry(): void }) {
  const t = useMessages(guideMessages);
  return (
    <div role="alert" className="grid justify-items-start gap-2 py-3 text-sm">
      <p>{isOffline ? t.offline : t.detailsFailed}</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}
