import type { ReactNode } from 'react';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useSortable } from '@umkreis/ui/use-sortable.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useKindNames } from './kind-select.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

interface Props {
  medium: DashboardMedium;
  onOpen(): void;
  isReadOnly: boolean;
  showPlace?: boolean;
  badge?: string;
  /** Its position in a list that can be reordered by dragging */
  order?: { list: string; index: number; onMove(from: number, to: number): void };
  children?: ReactNode;
}

/** A picture in a grid with its title and missing information. */
export function MediumTile({ medium, onOpen, isReadOnly, showPlace, badge, order, children }: Props) {
  const { ref, isDragged, isOver } = useSortable<HTMLLIElement>(
    order?.list ?? '',
    order?.index ?? 0,
    order !== undefined,
    (from, to) => order?.onMove(from, to),
  );
  const t = useMessages(mediaMessages);
  const { boot } = useDashboard();
  const contentLanguage = useBranchLanguages()(medium.branchShortId);
  const kind = useKindNames().find(([key]) => key === medium.kind)?.[1];
  const name = medium.title || medium.alt || t.untitled;
  const isLogo = medium.kind === itemMediumKeys.logo;
  const mark = badge ?? (medium.kind === itemMediumKeys.picture ? undefined : kind);
  return (
    <li
      ref={ref}
      className={classNames(
        'grid content-start gap-1.5 rounded-card',
        order && 'cursor-grab',
        isDragged && 'opacity-50',
        isOver && 'ring-2 ring-accent ring-offset-4 ring-offset-paper',
      )}
    >
      <button
        type="button"
        disabled={isReadOnly}
        aria-label={[mark, t.edit({ title: showPlace ? `${name}, ${medium.itemTitle}` : name })]
          .filter(Boolean)
          .join(', ')}
        onClick={onOpen}
        className="group relative aspect-[4/3] overflow-hidden rounded-card bg-sunken ring-1 ring-line transition-shadow enabled:hover:shadow-float"
      >
        <Picture
          renditions={medium.renditions}
          assetRoot={boot.assetRoot}
          alt=""
          sizes="(min-width: 960px) 280px, 50vw"
          focus={medium.focus}
          color={isLogo ? undefined : medium.color}
          lazy
          className={classNames(
            isLogo ? 'size-full bg-white object-contain p-4' : 'size-full object-cover',
            // Otherwise browsers drag the image instead of its tile.
            order && 'pointer-events-none',
          )}
        />
        {mark && (
          <span className="absolute top-2 left-2 flex items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-xs text-white">
            {medium.kind === itemMediumKeys.video && <Icon name="play" size={12} />}
            {mark}
          </span>
        )}
      </button>
      <div className="grid min-w-0 px-0.5">
        {showPlace && (
          <p lang={contentLanguage} className="truncate text-sm font-semibold">
            {medium.itemTitle}
          </p>
        )}
        <p lang={contentLanguage} className="truncate text-sm text-ink-soft">
          {medium.title || medium.alt || t.untitled}
        </p>
        {!medium.alt && (
          <p className="flex items-center gap-1 text-xs text-changing">
            <Icon name="alert" size={14} />
            {t.altMissing}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
