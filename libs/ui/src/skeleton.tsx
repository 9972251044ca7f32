import { classNames } from './class-names.ts';

/** A grey placeholder for content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse-soft rounded-control bg-hover', className)} />
  );
}

/** Placeholder rows of a loading list; invisible if it loads quickly. */
export function SkeletonRows({ rows = 6, label }: { rows?: number; label: string }) {
  return (
    <output aria-label={label} className="block animate-late divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </output>
  );
}
