import type { ReactNode } from 'react';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  title: string;
  /** Name of the place or contest */
  subject: string;
  reason: string | null;
  onDiscard(): void;
  /** Link to its form */
  children: ReactNode;
}

/** Something that the server rejected after its sender had left: what, why, and possible actions. */
export function UnsentNotice({ title, subject, reason, onDiscard, children }: Props) {
  const t = useMessages(proposalMessages);
  return (
    <section className="pointer-events-auto grid gap-2 rounded-card bg-paper p-4 text-sm text-ink shadow-float">
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" size={18} />
        {title}
      </h2>
      <p className="font-medium break-words">{subject}</p>
      <p className="break-words text-ink-soft">{reason}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" size="small" onClick={onDiscard}>
          {t.discard}
        </Button>
        {children}
      </div>
    </section>
  );
}
