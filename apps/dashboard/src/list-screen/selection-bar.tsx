import type { ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from '../places/messages/places.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

interface Props {
  /** How many are selected, in words */
  text: string;
  /** Selects all matches; omitted: they are selected, or cannot be */
  all?: { total: number; isBusy: boolean; onSelect(): void } | undefined;
  onClear(): void;
  children: ReactNode;
}

/** The number of selected entries of a list and the bulk actions. */
export function SelectionBar({ text, all, onClear, children }: Props) {
  const t = useMessages(placesMessages);
  return (
    <section
      aria-label={t.selected}
      className="flex flex-wrap items-center gap-2 rounded-card bg-paper p-2 shadow-float ring-1 ring-line"
    >
      <IconButton icon="close" label={t.clearSelection} onClick={onClear} />
      <output className="tabular mr-1 text-sm font-medium">{text}</output>
      {all && (
        <Button size="small" kind="quiet" busy={all.isBusy} onClick={all.onSelect}>
          {t.selectAll({ n: all.total })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
    </section>
  );
}
