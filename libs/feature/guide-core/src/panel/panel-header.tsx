import type { ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

/** Heading of a list panel with its count and a close button. */
export function PanelHeader({
  title,
  count,
  adjacent,
  onClose,
  children,
}: {
  title: string;
  count?: string;
  adjacent?: ReactNode;
  onClose(): void;
  children?: ReactNode;
}) {
  const t = useMessages(guideMessages);
  return (
    <header className="sticky top-0 z-10 flex items-start gap-1 border-b border-line bg-paper py-2 pr-1.5 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <h2 className="py-1.5 text-base">{title}</h2>
        {(count ?? adjacent) && (
          <div className="flex items-center justify-between gap-2">
            <p aria-live="polite" className="tabular text-sm text-ink-soft">
              {count}
            </p>
            {adjacent}
          </div>
        )}
        {children}
      </div>
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </header>
  );
}
