import { useSyncExternalStore } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { geometryMessages } from '../messages/geometry.ts';
import type { Snapper } from './snapper.ts';

/** Marks the corner or edge to which the next point snaps, with the name of its place. */
export function SnapHint({ snapper }: { snapper: Snapper }) {
  const t = useMessages(geometryMessages);
  const hint = useSyncExternalStore(snapper.subscribe, snapper.hint);
  if (!hint) return null;
  const { kind, name } = hint;
  const text = kind === 'corner' ? t.snapCorner({ name }) : t.snapEdge({ name });
  return (
    <div
      aria-hidden="true"
      data-snap-hint={kind}
      style={{ translate: `${hint.x}px ${hint.y}px` }}
      className="pointer-events-none absolute top-0 left-0"
    >
      <span
        className={classNames(
          'absolute -top-2 -left-2 size-4 border-2 border-accent bg-paper/60 shadow-float',
          kind === 'corner' ? 'rounded-xs' : 'rounded-full',
        )}
      />
      <span className="absolute top-3 left-3 max-w-48 truncate rounded-control bg-ink px-1.5 py-0.5 text-xs whitespace-nowrap text-paper">
        {text}
      </span>
    </div>
  );
}
