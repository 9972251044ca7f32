import type { ReactNode } from 'react';
import { panelLook } from '@umkreis/contract/page-frame/looks.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useAnnouncement } from './announcer.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

/** Heading of a list panel with its count, which is announced, and a close button. */
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
  useAnnouncement(count);
  return (
    <header className={panelLook.header}>
      <div className={panelLook.heading}>
        <h2 className={panelLook.title}>{title}</h2>
        {(count ?? adjacent) && (
          <div className="flex items-center justify-between gap-2">
            <p className={panelLook.count}>{count}</p>
            {adjacent}
          </div>
        )}
        {children}
      </div>
      <IconButton icon="close" label={t.close} onClick={onClose} />
    </header>
  );
}
