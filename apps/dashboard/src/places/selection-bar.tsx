import type { ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

interface Props {
  count: number;
  total: number;
  isSelectingAll: boolean;
  onSelectAll(): void;
  onClear(): void;
  children: ReactNode;
}

/** The number of selected places and the bulk actions. */
export function SelectionBar({ count, total, isSelectingAll, onSelectAll, onClear, children }: Props) {
  const t = useMessages(placesMessages);
  return (
    <section
      aria-label={t.selected}
      className="flex flex-wrap items-center gap-2 rounded-card bg-paper p-2 shadow-float ring-1 ring-line"
    >
      <IconButton icon="close" label={t.clearSelection} onClick={onClear} />
      <output className="tabular mr-1 text-sm font-medium">{t.selectedCount({ n: count })}</output>
      {count < total && (
        <Button size="small" kind="quiet" busy={isSelectingAll} onClick={onSelectAll}>
          {t.selectAll({ n: total })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
    </section>
  );
}
